/**
 * Data out of the texts that rulesdb/page_search/packing.py makes of them: base64, LZMA, UTF-16, JSON. All texts of a
 * rulebook are one stream of LZMA, and each value ends with a line end.
 *
 * LZMA follows the "LZMA specification" of Igor Pavlov (2015), which is in the public domain, and has its names where
 * they say something: a match repeats earlier bytes, a short one is a single byte, `distances` are those of the last four
 * matches, and a state says what the last few steps were.
 */
const PROBABILITY_BITS = 11;
const EVEN = 1 << (PROBABILITY_BITS - 1);
const ADAPTATION = 5; // a probability moves by a thirty-second of what it was wrong by
const LEAST_RANGE = 2 ** 24;
const WHOLE_RANGE = 0xffffffff;
const HEADER_SIZE = 13; // properties, size of the dictionary, length: all of the output is kept, and its lines tell their ends
const STATES = 12;
const FIRST_STATE_AFTER_MATCH = 7;
const SHORTEST_MATCH = 2;
const MOST_POSITION_STATES = 16;
const LITERALS = 0x300; // probabilities of a byte: plain, and beside a byte that it differs from in a 0 or a 1
const LENGTH_STATES = 4;
const SLOT_BITS = 6;
const FIRST_SLOT_WITH_BITS = 4;
const FIRST_SLOT_WITH_DIRECT_BITS = 14;
const ALIGNMENT_BITS = 4;
const NEWLINE = 0x0a;

/** @param {number} size @returns {Uint16Array} so many probabilities that the next bit is 0, all even */
function probabilities(size) {
  return new Uint16Array(size).fill(EVEN);
}

/** Bits out of bytes, each by how probable it was: the arithmetic of LZMA. */
class RangeDecoder {
  /** @param {Uint8Array} bytes @param {number} at where the data begin: a zero, and four bytes of code */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at + 5;
    this.range = WHOLE_RANGE;
    this.code = new DataView(bytes.buffer).getUint32(at + 1);
  }

  /** @param {Uint8Array} bytes that follow those there are */
  append(bytes) {
    const rest = this.bytes.subarray(this.at);
    this.bytes = new Uint8Array(rest.length + bytes.length);
    this.bytes.set(rest);
    this.bytes.set(bytes, rest.length);
    this.at = 0;
  }

  /** Take another byte where the range has become too small: as late as possible, for a text ends with its last needed byte. */
  normalize() {
    if (this.range < LEAST_RANGE) {
      if (this.at === this.bytes.length) {
        throw new RangeError("packed data end too early");
      }
      this.range = (this.range << 8) >>> 0;
      this.code = ((this.code << 8) | this.bytes[this.at]) >>> 0;
      this.at += 1;
    }
  }

  /** @param {Uint16Array} table @param {number} index @returns {number} the next bit; its probability learns of it */
  bit(table, index) {
    this.normalize();
    const bound = (this.range >>> PROBABILITY_BITS) * table[index];
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) {
      this.range = bound;
      table[index] += ((1 << PROBABILITY_BITS) - table[index]) >> ADAPTATION;
    } else {
      this.range -= bound;
      this.code -= bound;
      table[index] -= table[index] >> ADAPTATION;
    }
    return bit;
  }

  /** @param {number} bits @returns {number} a number of some bits that are 0 or 1 alike */
  direct(bits) {
    let number = 0;
    for (let left = bits; left > 0; left -= 1) {
      this.normalize();
      this.range >>>= 1;
      const bit = this.code < this.range ? 0 : 1;
      this.code -= bit * this.range;
      number = number * 2 + bit;
    }
    return number;
  }

  /**
   * @param {Uint16Array} table
   * @param {number} first
   * @param {number} bits
   * @returns {number} a number of some bits, the highest first, each predicted by those before it
   */
  tree(table, first, bits) {
    let node = 1;
    for (let left = bits; left > 0; left -= 1) {
      node = node * 2 + this.bit(table, first + node);
    }
    return node - (1 << bits);
  }

  /**
   * @param {Uint16Array} table
   * @param {number} first
   * @param {number} bits
   * @returns {number} a number of some bits, the lowest first, each predicted by those before it
   */
  reverseTree(table, first, bits) {
    let node = 1;
    let number = 0;
    for (let shift = 0; shift < bits; shift += 1) {
      const bit = this.bit(table, first + node);
      node = node * 2 + bit;
      number += bit << shift;
    }
    return number;
  }
}

/** Lengths of matches, those of eight, of eight more, and of all others. */
class LengthDecoder {
  constructor() {
    this.choices = probabilities(2);
    this.low = probabilities(MOST_POSITION_STATES << 3);
    this.middle = probabilities(MOST_POSITION_STATES << 3);
    this.high = probabilities(1 << 8);
  }

  /** @param {RangeDecoder} input @param {number} positionState @returns {number} a length, less the shortest */
  read(input, positionState) {
    if (input.bit(this.choices, 0) === 0) {
      return input.tree(this.low, positionState << 3, 3);
    }
    if (input.bit(this.choices, 1) === 0) {
      return 8 + input.tree(this.middle, positionState << 3, 3);
    }
    return 16 + input.tree(this.high, 0, 8);
  }
}

/** The bytes that were written so far, in a buffer that grows, two for each character, the higher one first. */
class Output {
  constructor() {
    this.bytes = new Uint8Array(1 << 18);
    this.length = 0;
    /** @type {number[]} */
    this.lineEnds = []; // where lines end, with the character that ends them
  }

  /** @param {number} distance @returns {number} the byte so many places back, 0 before the first one */
  back(distance) {
    return distance <= this.length ? this.bytes[this.length - distance] : 0;
  }

  /** @param {number} byte */
  put(byte) {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = byte;
    this.length += 1;
    if (byte === NEWLINE && this.length % 2 === 0 && this.back(2) === 0) {
      this.lineEnds.push(this.length);
    }
  }
}

/** Reads a file of one LZMA stream. */
class LzmaDecoder {
  /** @param {Uint8Array} bytes with the header of .lzma files */
  constructor(bytes) {
    const [properties] = bytes;
    this.literalContextBits = properties % 9;
    this.literalPositionBits = Math.floor(properties / 9) % 5;
    this.positionBits = Math.floor(properties / 45);
    this.input = new RangeDecoder(bytes, HEADER_SIZE);
    this.output = new Output();
    this.literals = probabilities(LITERALS << (this.literalContextBits + this.literalPositionBits));
    this.isMatch = probabilities(STATES * MOST_POSITION_STATES);
    this.isRepeated = probabilities(STATES);
    this.isNotLast = probabilities(STATES);
    this.isLong = probabilities(STATES * MOST_POSITION_STATES);
    this.isNotSecond = probabilities(STATES);
    this.isFourth = probabilities(STATES);
    this.newLengths = new LengthDecoder();
    this.repeatedLengths = new LengthDecoder();
    this.slots = probabilities(LENGTH_STATES << SLOT_BITS);
    this.lowBits = probabilities(1 << 7);
    this.alignment = probabilities(1 << ALIGNMENT_BITS);
    this.distances = [0, 0, 0, 0];
    this.state = 0;
  }

  /** @param {number} line @returns {Uint8Array} a line of what was compressed, without its end */
  line(line) {
    const { output } = this;
    while (output.lineEnds.length <= line) {
      this.step();
    }
    return output.bytes.subarray(output.lineEnds[line - 1] ?? 0, output.lineEnds[line] - 2);
  }

  /** Write one byte or one match. */
  step() {
    const positionState = this.output.length & ((1 << this.positionBits) - 1);
    const index = this.state * MOST_POSITION_STATES + positionState;
    if (this.input.bit(this.isMatch, index) === 0) {
      this.output.put(this.literal());
      this.state = this.state < 4 ? 0 : this.state < 10 ? this.state - 3 : this.state - 6;
      return;
    }
    const isLater = this.state >= FIRST_STATE_AFTER_MATCH;
    if (this.input.bit(this.isRepeated, this.state) === 0) {
      const length = this.newLengths.read(this.input, positionState);
      this.distances = [this.distance(length), ...this.distances.slice(0, 3)];
      this.state = isLater ? 10 : 7;
      this.copy(length);
      return;
    }
    if (this.input.bit(this.isNotLast, this.state) === 0) {
      if (this.input.bit(this.isLong, index) === 0) {
        this.state = isLater ? 11 : 9;
        this.copy(1 - SHORTEST_MATCH);
        return;
      }
    } else {
      this.recall();
    }
    this.state = isLater ? 11 : 8;
    this.copy(this.repeatedLengths.read(this.input, positionState));
  }

  /** Read a byte by its position and the one before it; after a match, also by the byte that would have gone on with it. */
  literal() {
    const { input, output } = this;
    const position = output.length & ((1 << this.literalPositionBits) - 1);
    const context = (position << this.literalContextBits) + (output.back(1) >> (8 - this.literalContextBits));
    const first = LITERALS * context;
    let node = 1;
    if (this.state >= FIRST_STATE_AFTER_MATCH) {
      let other = output.back(this.distances[0] + 1);
      let isLike = true;
      while (isLike && node < 0x100) {
        const otherBit = (other >> 7) & 1;
        other <<= 1;
        const bit = input.bit(this.literals, first + ((1 + otherBit) << 8) + node);
        node = node * 2 + bit;
        isLike = bit === otherBit;
      }
    }
    while (node < 0x100) {
      node = node * 2 + input.bit(this.literals, first + node);
    }
    return node & 0xff;
  }

  /** Let the second, third or fourth distance of late be the last one. */
  recall() {
    let index = 1;
    if (this.input.bit(this.isNotSecond, this.state) === 1) {
      index = 2 + this.input.bit(this.isFourth, this.state);
    }
    const [distance] = this.distances.splice(index, 1);
    this.distances.unshift(distance);
  }

  /** @param {number} length @returns {number} how far back a new match is, less one */
  distance(length) {
    const { input } = this;
    const slot = input.tree(this.slots, Math.min(length, LENGTH_STATES - 1) << SLOT_BITS, SLOT_BITS);
    if (slot < FIRST_SLOT_WITH_BITS) {
      return slot;
    }
    const bits = (slot >> 1) - 1;
    const least = (2 + (slot & 1)) * 2 ** bits;
    if (slot < FIRST_SLOT_WITH_DIRECT_BITS) {
      return least + input.reverseTree(this.lowBits, least - slot, bits);
    }
    return least + input.direct(bits - ALIGNMENT_BITS) * (1 << ALIGNMENT_BITS) + input.reverseTree(this.alignment, 0, ALIGNMENT_BITS);
  }

  /** Repeat bytes from the last distance. @param {number} length */
  copy(length) {
    for (let left = length + SHORTEST_MATCH; left > 0; left -= 1) {
      this.output.put(this.output.back(this.distances[0] + 1));
    }
  }
}

/** @param {string} written in base64 @returns {Uint8Array} */
function bytesOf(written) {
  const signs = atob(written);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) {
    bytes[at] = signs.charCodeAt(at);
  }
  return bytes;
}

/** The values of texts that are packed together, in their order. */
export class Unpacker {
  constructor() {
    /** @type {LzmaDecoder | null} */
    this.decoder = null;
    this.count = 0;
  }

  /** @param {string} packed the next text @returns {object} its value */
  next(packed) {
    const bytes = bytesOf(packed);
    if (this.decoder) {
      this.decoder.input.append(bytes);
    } else {
      this.decoder = new LzmaDecoder(bytes);
    }
    this.count += 1;
    return JSON.parse(new TextDecoder("utf-16be").decode(this.decoder.line(this.count - 1)));
  }
}

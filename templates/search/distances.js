/** The one measure of rapidfuzz that rulesdb/search/lexicon/typos.py asks for. */

/**
 * Return the optimal string alignment distance (one wrong, missing, doubled or swapped character is 1), or anything
 * above `most` where it is more than that. Only the cells that can hold `most` or less are computed.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 * @returns {number}
 */
export function distanceBetween(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  /** @type {number[]} */
  let twoAbove = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  let leastAbove = 0;
  for (let row = 1; row <= one.length; row += 1) {
    const current = rowOfDistances(one, other, row, most, above, twoAbove);
    const least = Math.min(...current);
    if (least > most && leastAbove >= most) return most + 1;
    [twoAbove, above, leastAbove] = [above, current, least];
  }
  return above[other.length];
}

/**
 * @param {string} one
 * @param {string} other
 * @param {number} row
 * @param {number} most
 * @param {number[]} above
 * @param {number[]} twoAbove
 * @returns {number[]}
 */
function rowOfDistances(one, other, row, most, above, twoAbove) {
  const far = most + 1;
  const current = new Array(other.length + 1).fill(far);
  current[0] = row;
  for (let at = Math.max(1, row - most); at <= Math.min(other.length, row + most); at += 1) {
    const wrong = one[row - 1] === other[at - 1] ? 0 : 1;
    const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
    current[at] = Math.min(
      above[at - 1] + wrong,
      above[at] + 1,
      current[at - 1] + 1,
      isSwapped ? twoAbove[at - 2] + 1 : far,
    );
  }
  return current;
}

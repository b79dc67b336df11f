/** Whole numbers as the data have them. Reads what rulesdb/page_search/packed_integers.py writes. */
import { DIGIT_BASE, FIRST_DIGIT, MORE_DIGITS } from "./constants.js";

/**
 * Whole numbers from characters.
 * @param {string} written
 * @returns {number[]}
 */
export function decoded(written) {
  const numbers = [];
  let at = 0;
  const digit = () => written.charCodeAt(at++) - FIRST_DIGIT;
  while (at < written.length) {
    let more = 0;
    while (written[at] === MORE_DIGITS) {
      more += 1;
      at += 1;
    }
    let number = digit();
    for (let left = more; left > 0; left -= 1) {
      number = number * DIGIT_BASE + digit();
    }
    numbers.push(number);
  }
  return numbers;
}

/** Return numbers from how many lie between one and the next. @param {number[]} steps @returns {number[]} */
export function ascending(steps) {
  let last = -1;
  return steps.map((step) => (last += step + 1));
}

/** Return the number that is written as an even one where it is not negative. @param {number} number @returns {number} */
export function signed(number) {
  return number % 2 ? -(number + 1) / 2 : number / 2;
}

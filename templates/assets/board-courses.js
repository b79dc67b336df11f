/* The course of a check as rows to step through: what the board shows at each line, and what it shows without a sentence. */
"use strict";

rulesdb.boardCourses = (() => {
  /**
   * @param {BoardPicture} picture
   * @param {BoardChanges} changes
   * @returns {BoardPicture}
   */
  const changed = (picture, changes) => new Map([...picture, ...changes]);

  /**
   * Make the moments of a game: first the beginning, then one for each line.
   * @param {BoardPicture} start
   * @param {BoardStep[]} steps
   * @returns {BoardMoment[]}
   */
  function momentsOf(start, steps) {
    const moments = [{ picture: start, before: start, step: /** @type {BoardStep | null} */ (null) }];
    for (const step of steps) {
      const before = moments[moments.length - 1].picture;
      moments.push({ picture: changed(before, step[3]), before, step });
    }
    return moments;
  }

  /**
   * Fill in the lines that a course without a sentence shares with the check.
   * @param {BoardCourse} course
   * @param {BoardCourse["without"][number]} other
   * @returns {BoardStep[]}
   */
  function stepsOf(course, other) {
    /** @type {(BoardStep | null)[]} */
    const shared = [];
    let at = 0;
    for (const [both, first, second] of other.runs) {
      for (let done = 0; done < both; done += 1) shared.push(course.steps[at + done]);
      for (let done = 0; done < second; done += 1) shared.push(null);
      at += both + first;
    }
    return other.steps.map((step, index) => step ?? shared[index] ?? ["", "", 0, []]);
  }

  /** A game stands still while the other one goes on. @param {BoardMoment} moment @returns {BoardMoment} */
  const standing = ({ picture }) => ({ picture, before: picture, step: null });

  /**
   * Set the moments of two games side by side.
   * @param {BoardMoment[]} firsts
   * @param {BoardMoment[]} seconds
   * @param {[number, number, number][]} runs
   * @returns {BoardRow[]}
   */
  function beside(firsts, seconds, runs) {
    const rows = [rowOf(firsts[0], seconds[0])];
    let [at, otherAt] = [0, 0];
    for (const [both, first, second] of runs) {
      for (let done = 0; done < both; done += 1) rows.push(rowOf(firsts[at += 1], seconds[otherAt += 1]));
      for (let done = 0; done < first; done += 1) rows.push(rowOf(firsts[at += 1], standing(seconds[otherAt])));
      for (let done = 0; done < second; done += 1) rows.push(rowOf(standing(firsts[at]), seconds[otherAt += 1]));
    }
    return rows;
  }

  /** @param {BoardMoment} first @param {BoardMoment} second @returns {BoardRow} */
  function rowOf(first, second) {
    const isOtherLine = first.step?.[1] !== second.step?.[1];
    return { first, second, differs: isOtherLine || summary(first.picture) !== summary(second.picture) };
  }

  /**
   * Write a picture without the numbers of cards, which two games give to different cards.
   * @param {BoardPicture} picture
   * @returns {string}
   */
  function summary(picture) {
    const parts = [];
    for (const [key, value] of picture) {
      if (value === null || key.startsWith("c") || key.startsWith("l")) continue;
      if (key.startsWith("z")) parts.push(`${key}:${piecesIn(picture, key).map((piece) => JSON.stringify(piece)).sort().join()}`);
      else if (key !== "h") parts.push(`${key}:${JSON.stringify(value)}`);
    }
    return parts.sort().join();
  }

  /** @param {BoardPicture} picture @param {string} key @returns {BoardPiece[]} */
  function piecesIn(picture, key) {
    const numbers = /** @type {number[]} */ (picture.get(key) ?? []);
    return numbers.map((number) => /** @type {BoardPiece} */ (picture.get(`c${number}`)));
  }

  /** @param {BoardRow[]} rows @returns {Set<string>} */
  function usedIn(rows) {
    const used = new Set();
    for (const { first, second } of rows) {
      for (const picture of [first.picture, second?.picture ?? first.picture]) {
        for (const [key, value] of picture) if (key.startsWith("z") && value !== null) used.add(key);
      }
    }
    return used;
  }

  /**
   * Return what there is to step through.
   * @param {LoadedBoard} board
   * @param {string} claim what the other game is without, "" for no other game
   * @returns {BoardView}
   */
  function views({ course }, claim) {
    const start = new Map(course.start);
    const firsts = momentsOf(start, course.steps);
    const other = course.without.find((one) => one.claim === claim);
    const rows = other
      ? beside(firsts, momentsOf(changed(start, other.start), stepsOf(course, other)), other.runs)
      : firsts.map((first) => ({ first, second: null, differs: false }));
    return {
      rows,
      firstDifference: rows.findIndex((row) => row.differs),
      used: usedIn(rows),
      isCut: other?.is_cut ?? false,
    };
  }

  return { views };
})();

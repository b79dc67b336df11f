/* Draws the ladders of a board: the stages in which effects change the properties of a card, with its values. */
"use strict";

rulesdb.boardLadders = (() => {
  /**
   * @template {keyof HTMLElementTagNameMap} T
   * @param {T} tag
   * @param {string} className
   * @param {string} [text]
   * @returns {HTMLElementTagNameMap[T]}
   */
  function element(tag, className, text = "") {
    const made = document.createElement(tag);
    made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  /** @param {BoardPicture} picture @returns {[key: string, steps: BoardLadderStep[]][]} the ladders of a picture that are not empty */
  function laddersIn(picture) {
    const entries = [...picture].filter(([key, value]) => key.startsWith("l") && value !== null);
    return /** @type {[string, BoardLadderStep[]][]} */ (entries);
  }

  /** @param {BoardPicture} picture @returns {Set<string>} */
  const stepsIn = (picture) => new Set(laddersIn(picture).flatMap(([, steps]) => steps.map((step) => JSON.stringify(step))));

  /**
   * Write the values that properties have before all changes, or after them.
   * @param {BoardLadderStep[]} steps
   * @param {boolean} isStart
   * @returns {string}
   */
  function valuesOf(steps, isStart) {
    /** @type {Map<string, string>} */
    const values = new Map();
    for (const [, , what, before, after] of steps) {
      if (before && !(isStart && values.has(what))) values.set(what, isStart ? before : after);
    }
    return [...values].map(([what, value]) => `${what} ${value}`).join("、");
  }

  /**
   * Make the ladders of a board.
   * @param {BoardCourse} course
   * @returns {BoardTable}
   */
  function make(course) {
    const area = element("div", "board-ladders");
    const [rule, stages, substages] = course.ladder ?? ["", [], []];
    let drawn = "";

    /** @param {number} stage @returns {string} */
    const nameOf = (stage) => {
      const name = stages[stage - 1];
      return name ? `ステージ${stage} ${name}` : "どのステージよりも後";
    };

    /** Write a rung for the stages that change nothing. @param {number} first @param {number} last @returns {HTMLElement[]} */
    function passed(first, last) {
      if (first > last) return [];
      return [element("li", "board-passed", `ステージ${first === last ? first : `${first}〜${last}`} 変わらない`)];
    }

    /**
     * @param {BoardLadderStep} step
     * @param {Set<string>} before the steps of the moment before
     * @param {Set<string> | null} others the steps of the other game
     * @returns {HTMLElement}
     */
    function lineOf(step, before, others) {
      const [, substage, what, from, to, by] = step;
      const written = JSON.stringify(step);
      const line = element("p", "board-fall");
      line.classList.toggle("changed", !before.has(written));
      line.classList.toggle("differs", others !== null && !others.has(written));
      line.append(element("b", "", from ? `${what} ${from} → ${to}` : `${what} ${to}`), `: ${by}`);
      const name = substages[substage - 1];
      if (name) line.append(" ", element("span", "board-substage", `サブステージ${substage} ${name}`));
      return line;
    }

    /**
     * @param {string} name
     * @param {BoardLadderStep[]} steps
     * @param {Set<string>} before
     * @param {Set<string> | null} others
     * @returns {HTMLElement}
     */
    function ladderOf(name, steps, before, others) {
      const figure = element("figure", "board-ladder");
      const caption = element("figcaption", "", `《${name}》の特性が通るステージ(${rule})`);
      const rungs = element("ol", "board-rungs");
      const start = valuesOf(steps, true);
      if (start) rungs.append(element("li", "board-end", `始め: ${start}`));
      let at = 0;
      /** @type {HTMLElement | undefined} */
      let rung;
      for (const step of steps) {
        const [stage] = step;
        if (!rung || stage !== at) {
          rung = element("li", "board-rung");
          rung.append(element("p", "board-stage", nameOf(stage)));
          rungs.append(...passed(at + 1, Math.min(stage - 1, stages.length)), rung);
          at = stage;
        }
        rung.append(lineOf(step, before, others));
      }
      rungs.append(...passed(at + 1, stages.length));
      const end = valuesOf(steps, false);
      if (end) rungs.append(element("li", "board-end", `結果: ${end}`));
      figure.append(caption, rungs);
      return figure;
    }

    /** @param {BoardMoment} moment @param {BoardPicture | null} other */
    function draw({ picture, before }, other) {
      const ladders = laddersIn(picture);
      const [steps, others] = [stepsIn(before), other && stepsIn(other)];
      const written = JSON.stringify([ladders, [...steps], others && [...others]]);
      if (written === drawn) return;
      drawn = written;
      area.replaceChildren(...ladders.map(([key, its]) => {
        const [sheet] = /** @type {BoardPiece} */ (picture.get(`c${key.slice(1)}`));
        return ladderOf(course.cards[sheet][0], its, steps, others);
      }));
    }

    return { element: area, draw };
  }

  return { make };
})();

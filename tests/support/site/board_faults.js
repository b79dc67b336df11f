/* Steps through the board of a check, with and without its sentences, and returns what is wrong with it. */
async (name) => {
    const faults = new Set();
    document.querySelector(`details[data-check='${name}'][data-board]`).nextElementSibling.click();
    while (!document.querySelector("dialog.board[open]")) await new Promise((done) => setTimeout(done, 5));
    const dialog = document.querySelector("dialog.board");
    const all = (selector) => [...dialog.querySelectorAll(selector)];
    const press = (key) => dialog.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const found = (fault, row, is) => { if (is) faults.add(`${name} ${row}: ${fault}`); };
    const drawn = () => all(".board-table").map((table) => table.innerHTML.replace(/ (moved|changed|resolving)/g, "")).join();
    const look = (row) => {
        const [scene, foot] = [dialog.querySelector(".board-scene"), dialog.querySelector(".board-foot")];
        found("is wider than the window", row, dialog.scrollWidth > innerWidth || scene.scrollWidth > scene.clientWidth);
        found("leaves no room for the game", row, scene.clientHeight < 120);
        found("hides its controls", row, foot.getBoundingClientRect().bottom > innerHeight + 1);
        for (const part of all(".board-card, .board-point, .board-phase, .board-zone-name, .board-rest, .board-line, .board-switch, .board-tab, .board-step")) {
            const { left, right, width } = part.getBoundingClientRect();
            found(`cuts off ${part.textContent}`, row, width && (left < -1 || right > innerWidth + 1));
            const isInline = getComputedStyle(part).display === "inline";
            found(`clips ${part.textContent}`, row, width && !isInline && part.scrollWidth > part.clientWidth + 1);
        }
        for (const zone of all(".board-zone")) found("shows an empty zone wrongly", row, !zone.querySelector(".board-card") !== zone.textContent.endsWith("なし"));
        found("has no words", row, !dialog.querySelector(".board-words").textContent.trim());
        found("shows what is no text", row, /undefined|NaN|null|\[object/.test(dialog.textContent));
    };
    const walk = (which) => {
        const last = Number(dialog.querySelector(".board-slider").max);
        press("Home");
        look(`${which} 0`);
        for (let row = 1; row <= last; row += 1) {
            press("ArrowRight");
            look(`${which} ${row}`);
        }
        found("has no end", which, dialog.querySelector(".board-place").textContent !== `${last} / ${last}`);
        const stepwise = drawn();
        press("Home");
        press("End");
        found("is drawn otherwise at once", which, stepwise !== drawn());
        press("Home");
    };
    walk("");
    for (const card of all(".board-card")) {
        card.click();
        const sheet = dialog.querySelector(".board-sheet");
        found(`shows no text of ${card.textContent}`, "", sheet.hidden || !sheet.textContent || sheet.scrollHeight > sheet.clientHeight + 1);
    }
    for (const choice of all(".board-switch")) {
        choice.click();
        walk(choice.textContent);
        dialog.querySelector(".board-jump").click();
        found("has no first difference", choice.textContent, !dialog.querySelector(".board-difference"));
        found("marks no difference", choice.textContent, !all(".board-table .differs").length && all(".board-line").length < 2);
        choice.click();
    }
    dialog.close();
    await new Promise((done) => setTimeout(done));
    return [...faults].slice(0, 5);
}

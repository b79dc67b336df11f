"""Japanese writing: folding, kana, romaji, verbs and the order of the syllabary. Every stage may use it."""

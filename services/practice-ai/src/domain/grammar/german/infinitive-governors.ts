/** Nouns that an infinitive with „zu“ can depend on: die Möglichkeit, ins Ausland zu gehen. */
export const nounsBeforeInfinitive: ReadonlySet<string> = new Set([
  'möglichkeit', 'möglichkeiten', 'gelegenheit', 'chance', 'lust', 'angst', 'wunsch', 'idee', 'ziel', 'recht', 'plan', 'entscheidung', 'erlaubnis',
  'absicht', 'fähigkeit', 'freude', 'spaß', 'pflicht', 'mut', 'versuch', 'traum', 'vorteil', 'nachteil', 'vorschlag', 'hoffnung', 'notwendigkeit',
  'bereitschaft', 'zeit', 'glück', 'ehre', 'vergnügen', 'schwierigkeit', 'schwierigkeiten', 'gefühl', 'aufgabe', 'freiheit', 'mühe', 'problem',
]);

/** Adjectives that say something about an infinitive: es ist wichtig, viel zu lesen. */
export const adjectivesBeforeInfinitive: ReadonlySet<string> = new Set([
  'wichtig', 'gut', 'schön', 'schwer', 'leicht', 'einfach', 'schwierig', 'möglich', 'unmöglich', 'notwendig', 'nötig', 'interessant', 'sinnvoll',
  'richtig', 'falsch', 'besser', 'toll', 'teuer', 'billig', 'gefährlich', 'verboten', 'erlaubt', 'nett', 'froh', 'glücklich', 'bereit', 'gewohnt',
  'schlimm', 'praktisch', 'gesund', 'langweilig', 'stolz', 'angenehm', 'unhöflich', 'höflich', 'herrlich', 'nützlich', 'hilfreich', 'traurig',
  'schrecklich', 'bequem', 'üblich', 'normal', 'typisch', 'wunderbar', 'super',
]);

/** Verbs with an infinitive group for their object: ich versuche, früher zu kommen. */
export const verbsBeforeInfinitive: ReadonlySet<string> = new Set([
  'versuchen', 'probieren', 'hoffen', 'vergessen', 'planen', 'anfangen', 'beginnen', 'entscheiden', 'entschließen', 'beschließen', 'vorhaben',
  'bitten', 'empfehlen', 'raten', 'vorschlagen', 'freuen', 'erlauben', 'verbieten', 'versprechen', 'aufhören', 'träumen', 'zwingen', 'anbieten', 'überlegen',
]);

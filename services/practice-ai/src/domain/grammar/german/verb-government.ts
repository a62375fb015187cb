/** Verbs whose only object is a person or thing in the dative. */
export const dativeVerbs: ReadonlySet<string> = new Set([
  'helfen', 'danken', 'gratulieren', 'antworten', 'folgen', 'begegnen', 'zuhören', 'zustimmen', 'widersprechen',
  'vertrauen', 'schaden', 'ähneln', 'gehorchen', 'zusehen', 'zuschauen', 'beitreten', 'weiterhelfen', 'nachlaufen', 'zuwinken',
]);

/** Verbs that take the person in the dative while the thing is their subject: das gefällt mir. */
export const experienceVerbs: ReadonlySet<string> = new Set([
  'gefallen', 'gehören', 'schmecken', 'fehlen', 'passen', 'wehtun', 'einfallen', 'auffallen', 'gelingen', 'genügen', 'reichen',
]);

/** Verbs that take nothing but an accusative object: a dative beside them is an error, not a second object. */
export const accusativeVerbs: ReadonlySet<string> = new Set([
  'haben', 'sehen', 'besuchen', 'treffen', 'brauchen', 'lieben', 'hören', 'kennen', 'kennenlernen', 'suchen', 'finden', 'fragen',
  'anrufen', 'einladen', 'abholen', 'essen', 'trinken', 'lesen', 'mögen', 'möchten', 'vermissen', 'verstehen', 'bekommen',
  'benutzen', 'lernen', 'spielen', 'machen', 'verlieren', 'vergessen', 'beginnen', 'besichtigen', 'planen', 'mieten',
  'feiern', 'organisieren', 'nehmen', 'heiraten', 'buchen', 'gewinnen', 'erreichen', 'genießen', 'interessieren', 'stören',
]);

/** Verbs beside which a noun in the nominative is no object. */
export const copulas: ReadonlySet<string> = new Set(['sein', 'werden', 'bleiben', 'heißen', 'scheinen', 'nennen']);

/** Verbs that always, or nearly so, go with a reflexive pronoun in the accusative. */
export const reflexiveVerbs: ReadonlySet<string> = new Set([
  'freuen', 'interessieren', 'erinnern', 'entschuldigen', 'beeilen', 'fühlen', 'setzen', 'bedanken', 'beschweren', 'bewerben',
  'informieren', 'kümmern', 'melden', 'ärgern', 'verabreden', 'vorbereiten', 'unterhalten', 'entscheiden', 'erkundigen',
  'ausruhen', 'langweilen', 'verlieben', 'wundern', 'befinden', 'bemühen', 'gewöhnen', 'verabschieden', 'verlaufen',
  'erholen', 'erkälten', 'treffen', 'konzentrieren', 'beschäftigen', 'verspäten', 'entschließen', 'engagieren', 'hinlegen',
  'umziehen', 'verletzen', 'beteiligen', 'verstehen', 'begrüßen', 'verändern', 'anmelden', 'trennen', 'lohnen', 'einigen',
]);

/** Verbs that take the person in the dative when there is an object beside it: ich wünsche mir ein Fahrrad. */
export const dativeReflexiveVerbs: ReadonlySet<string> = new Set([
  'wünschen', 'vorstellen', 'überlegen', 'merken', 'leisten', 'ansehen', 'anschauen', 'vornehmen', 'ausdenken', 'aussuchen',
  'anhören', 'aufschreiben', 'notieren', 'holen', 'putzen', 'kaufen', 'bestellen', 'ausleihen', 'mieten', 'waschen', 'anziehen',
  'brechen', 'machen', 'nehmen', 'suchen',
]);

/** Nouns that make a dative reflexive of their verb: ich mache mir Sorgen. */
export const dativeReflexiveNouns = new Map<string, ReadonlySet<string>>([
  ['machen', new Set(['sorgen', 'gedanken', 'notizen', 'mühe', 'hoffnung', 'hoffnungen'])],
  ['geben', new Set(['mühe'])],
  ['nehmen', new Set(['zeit', 'urlaub'])],
]);

/** Verbs of staying in a place: a two-way preposition after them takes the dative. */
export const placeVerbs: ReadonlySet<string> = new Set([
  'wohnen', 'leben', 'bleiben', 'sitzen', 'liegen', 'stehen', 'schlafen', 'studieren', 'übernachten', 'parken', 'sein',
  'arbeiten', 'spielen', 'essen', 'lernen', 'kaufen', 'einkaufen', 'feiern', 'treffen', 'stattfinden', 'finden', 'geben',
  'haben', 'machen', 'sehen', 'befinden', 'warten', 'kennenlernen', 'lesen', 'teilnehmen', 'baden', 'schwimmen',
]);

/** Verbs of motion to a place: a two-way preposition after them takes the accusative. */
export const motionVerbs: ReadonlySet<string> = new Set([
  'gehen', 'fahren', 'fliegen', 'reisen', 'kommen', 'ziehen', 'umziehen', 'laufen', 'bringen', 'stellen', 'legen', 'setzen',
  'hängen', 'stecken', 'steigen', 'einsteigen', 'springen', 'schicken', 'einladen', 'werfen', 'rennen', 'mitnehmen',
]);

/** Verbs with a two-way preposition that always takes this case, whatever the place: verb and preposition → case. */
export const prepositionalVerbs = new Map<string, 'AKK' | 'DAT'>([
  ['warten auf', 'AKK'], ['freuen auf', 'AKK'], ['freuen über', 'AKK'], ['denken an', 'AKK'], ['erinnern an', 'AKK'],
  ['sprechen über', 'AKK'], ['reden über', 'AKK'], ['schreiben an', 'AKK'], ['schreiben über', 'AKK'], ['antworten auf', 'AKK'],
  ['achten auf', 'AKK'], ['ärgern über', 'AKK'], ['informieren über', 'AKK'], ['gewöhnen an', 'AKK'], ['hoffen auf', 'AKK'],
  ['glauben an', 'AKK'], ['verlieben in', 'AKK'], ['diskutieren über', 'AKK'], ['nachdenken über', 'AKK'], ['lachen über', 'AKK'],
  ['beschweren über', 'AKK'], ['unterhalten über', 'AKK'], ['erzählen über', 'AKK'], ['aufpassen auf', 'AKK'], ['wenden an', 'AKK'],
  ['konzentrieren auf', 'AKK'], ['vorbereiten auf', 'AKK'], ['verzichten auf', 'AKK'], ['kümmern über', 'AKK'], ['reagieren auf', 'AKK'],
  ['teilnehmen an', 'DAT'], ['leiden unter', 'DAT'], ['zweifeln an', 'DAT'], ['arbeiten an', 'DAT'], ['warnen vor', 'DAT'],
  ['schützen vor', 'DAT'], ['interessieren an', 'DAT'],
]);

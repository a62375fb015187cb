/** Verbs that take an accusative but form no passive, or none that says the same; with them fixed phrases (Platz nehmen, Sport machen). */
const withoutPassive = new Set([
  'haben', 'besitzen', 'kennen', 'kennenlernen', 'wissen', 'bekommen', 'kriegen', 'erhalten', 'kosten', 'wiegen', 'enthalten', 'mögen', 'möchten', 'wollen', 'finden',
  'lassen', 'machen', 'geben', 'nehmen', 'treiben', 'sein', 'werden', 'bleiben', 'heißen', 'nennen', 'sehen', 'hören', 'fühlen', 'spüren', 'merken', 'treffen', 'meinen',
  'gewinnen', 'verlieren', 'verdienen', 'sagen', 'denken', 'glauben', 'tun', 'gehen', 'laufen', 'fahren', 'fliegen', 'kommen', 'stehen', 'sitzen', 'liegen', 'leben', 'wohnen',
  'arbeiten', 'schlafen', 'warten', 'dauern', 'genießen', 'bereuen', 'umfassen', 'betragen', 'gelten', 'scheinen', 'interessieren', 'freuen', 'ärgern', 'stören', 'nerven',
  'können', 'müssen', 'sollen', 'dürfen', 'wünschen', 'vermissen', 'lieben', 'hassen', 'wundern', 'fehlen', 'passen', 'bedeuten', 'steigen', 'dazuverdienen',
]);
export const formsPassive = (infinitive: string): boolean => !withoutPassive.has(infinitive);

/** Verbs of what a text does: „Ich beschreibe …“ → „… wird beschrieben“. With other verbs „ich“ tells of the writer's own life. */
export const reporting: ReadonlySet<string> = new Set([
  'beschreiben', 'untersuchen', 'erklären', 'erläutern', 'vergleichen', 'analysieren', 'diskutieren', 'darstellen', 'zeigen', 'behandeln', 'vorstellen', 'zusammenfassen',
  'erörtern', 'betrachten', 'nennen', 'aufzählen', 'begründen', 'präsentieren',
]);

/** Times, measures and parts of fixed phrases: no object that could become the subject. */
export const isNoObject = (noun: string): boolean =>
  /(?:tage?|woche|wochen|monate?|jahre?|abende?|morgen|nacht|stunden?|minuten?|mal|wochenende|sommer|winter|kilometer|meter|kilo|euro|prozent|grad)$/u.test(noun) ||
  ['rolle', 'platz', 'spaß', 'lust', 'recht', 'bescheid', 'teil', 'abschied', 'angst', 'auto', 'rad', 'fahrrad', 'zug', 'bus'].includes(noun);

/** With these the agent matters, or another part of the sentence hangs on it. */
export const barsPassive = (lower: string): boolean =>
  ['und', 'oder', 'sich', 'uns', 'euch', 'mich', 'dich', 'ihn', 'es', 'sie', 'als', 'wie', 'von', 'sondern', 'sowie', 'gern', 'gerne', 'lieber', 'selbst', 'einander', 'zusammen', 'gemeinsam', 'ohne'].includes(lower) ||
  /^(?:mein|dein|sein|unser|euer|eur)(?:e[nmrs]?)?$/u.test(lower);

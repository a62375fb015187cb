import type { StyleRule } from '../style-rule.js';

const nominal = new Map([
  ['verbessern', 'zur Verbesserung'], ['schützen', 'zum Schutz'], ['lösen', 'zur Lösung'], ['fördern', 'zur Förderung'], ['reduzieren', 'zur Reduzierung'],
  ['verringern', 'zur Verringerung'], ['erhöhen', 'zur Erhöhung'], ['senken', 'zur Senkung'], ['stärken', 'zur Stärkung'], ['entwickeln', 'zur Entwicklung'],
  ['steigern', 'zur Steigerung'], ['vermeiden', 'zur Vermeidung'], ['finanzieren', 'zur Finanzierung'], ['erhalten', 'zum Erhalt'],
]);

/** „Um die Umwelt zu schützen, muss …“ → „Zum Schutz der Umwelt muss …“. The article must be „die“: its genitive is „der“ in both numbers. */
export const nominalStyle: StyleRule = {
  styles: ['academic'],
  find: ({ text, words }) => {
    const match = /^Um die (\p{Lu}[\p{L}-]+) zu (\p{Ll}+), (?=\p{Ll})/u.exec(text);
    const [, noun = '', verb = ''] = match ?? [];
    const frame = nominal.get(verb);
    const word = words.find((one) => one.text === noun);
    const readings = word?.all.filter((morph) => morph.kind === 'SUB') ?? [];
    const feminine = readings.some((morph) => morph.case === 'GEN' && (morph.number === 'PLU' || morph.gender === 'FEM'));
    if (match === null || frame === undefined || !feminine) return [];
    const improved = `${frame.charAt(0).toUpperCase()}${frame.slice(1)} der ${noun}`;
    return [
      {
        from: 0,
        to: match[0].length,
        replacement: `${improved} `,
        topic: 'nominal-style',
        explanation: `Der akademische Stil benutzt oft ein Nomen statt eines Satzes mit „um … zu“: „${improved}“.`,
      },
    ];
  },
};

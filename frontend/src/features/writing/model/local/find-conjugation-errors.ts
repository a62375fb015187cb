import { isolateGerman, type Correction } from '@b1fuchs/contracts';

/** Present-tense forms of common verbs. 'sie', 'Sie' and 'ihr' are left out: who is meant is uncertain. */
const conjugations = [
  { ich: 'bin', du: 'bist', er: 'ist', wir: 'sind', infinitive: 'sein' },
  { ich: 'habe', du: 'hast', er: 'hat', wir: 'haben', infinitive: 'haben' },
  { ich: 'kann', du: 'kannst', er: 'kann', wir: 'können', infinitive: 'können' },
  { ich: 'muss', du: 'musst', er: 'muss', wir: 'müssen', infinitive: 'müssen' },
  { ich: 'will', du: 'willst', er: 'will', wir: 'wollen', infinitive: 'wollen' },
  { ich: 'möchte', du: 'möchtest', er: 'möchte', wir: 'möchten', infinitive: null },
  { ich: 'gehe', du: 'gehst', er: 'geht', wir: 'gehen', infinitive: 'gehen' },
  { ich: 'komme', du: 'kommst', er: 'kommt', wir: 'kommen', infinitive: 'kommen' },
  { ich: 'mache', du: 'machst', er: 'macht', wir: 'machen', infinitive: 'machen' },
  { ich: 'wohne', du: 'wohnst', er: 'wohnt', wir: 'wohnen', infinitive: 'wohnen' },
  { ich: 'finde', du: 'findest', er: 'findet', wir: 'finden', infinitive: 'finden' },
];
type Subject = 'ich' | 'du' | 'er' | 'wir';

// 'Meine Schwester und ich sind' and 'größer als ich ist er' are right.
const subjectAndVerb =
  /(?<![\p{L}\p{N}])(?<before>(?:und|oder|als|wie|sowie)\s+)?(?<subject>ich|du|er|wir)[^\S\n]+(?<verb>\p{L}+)(?!\p{L})/giu;

/** A verb form that does not belong to the pronoun right before it: 'ich hat', 'wir ist'. */
export function findConjugationErrors(text: string): Correction[] {
  return [...text.matchAll(subjectAndVerb)].flatMap((match) => {
    const { before, subject = '', verb = '' } = match.groups ?? {};
    const pronoun = subject.toLowerCase() as Subject;
    const right = before === undefined ? rightForm(pronoun, verb) : null;
    if (right === null) return [];
    return [
      {
        original: verb,
        corrected: right,
        explanation: `Zu „${pronoun}“ gehört die Form „${right}“.`,
        translations: {
          en: `The verb form for “${pronoun}” is “${right}”.`,
          fa: isolateGerman(`شکل درست فعل برای «${pronoun}» کلمهٔ «${right}» است.`),
        },
        category: 'agreement',
        offset: match.index + match[0].length - verb.length,
        length: verb.length,
      },
    ];
  });
}

/** Null when the form is right, unknown, or may be right: 'damit ich kommen kann', 'er habe gesagt'. */
function rightForm(subject: Subject, verb: string): string | null {
  const forms = conjugations.find(({ ich, du, er, wir }) => [ich, du, er, wir].includes(verb));
  if (forms === undefined || forms[subject] === verb || forms.infinitive === verb) return null;
  return subject === 'er' && verb === forms.ich ? null : forms[subject];
}

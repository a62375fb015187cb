import { isolateGerman, type Correction } from '@b1fuchs/contracts';

type Gender = 'masculine' | 'feminine' | 'neuter';

/** Nouns of the tasks whose singular can't be taken for a plural, so that a wrong article is wrong in every case. */
const nounsByGender: Record<Gender, string[]> = {
  masculine: 'Termin Kurs Tanzkurs Ausflug Urlaub Bahnhof Film Zug Bus Brief Geburtstag Strand Kindergarten Elternabend'.split(' '),
  feminine: 'Party Wohnung Einladung Stadt Woche Schule Straße Reise Familie Meinung Prüfung Ernährung Innenstadt Adresse'.split(' '),
  neuter: 'Haus Auto Kino Buch Internet Wochenende Geschenk Restaurant Wetter Problem Museum Geschäft Gespräch'.split(' '),
};
const genderOf = new Map(Object.entries(nounsByGender).flatMap(([gender, nouns]) => nouns.map((noun) => [noun, gender as Gender])));

// Forms that point to a dative ('dem Stadt') are left out: the nominative would be no repair there.
const impossibleArticles: Record<Gender, string[]> = {
  masculine: ['die', 'das', 'eine'],
  feminine: ['das', 'den', 'ein', 'einen'],
  neuter: ['die', 'der', 'den', 'eine', 'einen'],
};
const nominative: Record<Gender, { definite: string; indefinite: string; name: { de: string; fa: string } }> = {
  masculine: { definite: 'der', indefinite: 'ein', name: { de: 'maskulin', fa: 'مذکر' } },
  feminine: { definite: 'die', indefinite: 'eine', name: { de: 'feminin', fa: 'مؤنث' } },
  neuter: { definite: 'das', indefinite: 'ein', name: { de: 'neutral', fa: 'خنثی' } },
};

// After a comma the word may be a relative pronoun: then nothing is said.
const articleAndNoun =
  /(?<=(?<before>^\s*|[.!?:\n]\s*|[\p{L}\p{N}]+[^\S\n]+))(?<article>d(?:er|ie|as|en)|ein(?:e|en)?)[^\S\n]+(?<noun>\p{Lu}\p{L}+)(?![\p{L}-])/giu;
const prepositions = new Set(
  'an auf aus bei bis durch für gegen hinter in mit nach neben ohne seit über um unter von vor wegen während zu zwischen'.split(' '),
);

/**
 * Wrong articles before well-known nouns: 'die Haus', 'ein Wohnung'. Only where the right one is certain: the
 * nominative, which is the accusative too for feminine and neuter; masculine nouns only at the start of a sentence.
 */
export function findArticleErrors(text: string): Correction[] {
  return [...text.matchAll(articleAndNoun)].flatMap((match) => {
    const { before = '', article = '', noun = '' } = match.groups ?? {};
    const gender = genderOf.get(noun);
    const wordBefore = before.trim().toLowerCase();
    const startsSentence = !/[\p{L}\p{N}]/u.test(wordBefore);
    if (gender === undefined || !impossibleArticles[gender].includes(article.toLowerCase())) return [];
    if (prepositions.has(wordBefore) || (gender === 'masculine' && !startsSentence)) return [];
    const right = nominative[gender];
    const replacement = article.toLowerCase().startsWith('d') ? right.definite : right.indefinite;
    return [
      {
        original: article,
        corrected: article.startsWith(article.charAt(0).toLowerCase()) ? replacement : capitalized(replacement),
        explanation: `„${noun}“ ist ${right.name.de}: ${right.definite} ${noun}.`,
        translations: {
          en: `“${noun}” is ${gender}: “${right.definite} ${noun}”.`,
          fa: isolateGerman(`«${noun}» ${right.name.fa} است: «${right.definite} ${noun}».`),
        },
        category: 'gender',
        offset: match.index,
        length: article.length,
      },
    ];
  });
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

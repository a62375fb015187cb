import type { GrammarMatch } from '../../../clients/grammar-engine.js';

/** One German sentence for a finding of LanguageTool, in the product's own words where the kind of error is known. */
export function explainMatch(match: GrammarMatch, original: string, replacement: string): string {
  const { id, category } = match.rule;
  const own = explanations[id] ?? (id.endsWith('SPELLING_RULE') || id === 'GERMAN_SPELLER_RULE' ? explainSpelling : undefined);
  if (own !== undefined) return own(original, replacement);
  if (category.id === 'CASING') return explainCapital(original, replacement);
  if (category.id === 'PUNCTUATION' || category.id === 'HILFESTELLUNG_KOMMASETZUNG') return explainPunctuation(original, replacement);
  if (category.id === 'TYPOS' || category.id === 'COMPOUNDING') return explainSpelling(original, replacement);
  return firstSentence(match.message) ?? `Hier passt „${replacement}“ besser.`;
}

type Explain = (original: string, replacement: string) => string;

const explanations: Record<string, Explain> = {
  DE_AGREEMENT: (_, right) => `Artikel, Adjektiv und Nomen müssen zusammenpassen: „${right}“.`,
  PRAEP_DAT: (_, right) => `Nach dieser Präposition steht der Dativ: „${right}“.`,
  PRAEP_AKK: (_, right) => `Nach dieser Präposition steht der Akkusativ: „${right}“.`,
  PRAEP_GEN: (_, right) => `Nach dieser Präposition steht der Genitiv: „${right}“.`,
  MICH_MIR: (_, right) => `Hier ist das Pronomen „${right}“ richtig.`,
  UPPERCASE_SENTENCE_START: (_, right) => `Am Satzanfang schreibt man groß: „${right}“.`,
  MIT_FREUNDLICHEN_GRUESSE: (_, right) => `Die feste Grußformel heißt „${right}“.`,
};

function explainSpelling(original: string, replacement: string): string {
  return original.toLowerCase() === replacement.toLowerCase()
    ? explainCapital(original, replacement)
    : `Das schreibt man so: „${replacement}“.`;
}

function explainCapital(original: string, replacement: string): string {
  if (original.toLowerCase() !== replacement.toLowerCase()) return `Das schreibt man so: „${replacement}“.`;
  return /^\p{Lu}/u.test(replacement)
    ? `Nomen schreibt man groß: „${replacement}“.`
    : `„${replacement}“ ist hier kein Nomen und wird kleingeschrieben.`;
}

function explainPunctuation(original: string, replacement: string): string {
  const commas = (text: string): number => text.split(',').length;
  if (commas(replacement) > commas(original)) return 'Hier fehlt ein Komma zwischen zwei Teilsätzen.';
  if (commas(replacement) < commas(original)) return 'Hier steht kein Komma.';
  return `Hier braucht man ein anderes Satzzeichen: „${replacement}“.`;
}

function firstSentence(message: string): string | undefined {
  const plain = message.replaceAll(/<\/?suggestion>/gu, '').trim();
  const [first] = plain.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ])/u);
  return first === undefined || first === '' || first.length > 220 ? undefined : first.replaceAll(/‚([^‘]*)‘/gu, '„$1“');
}

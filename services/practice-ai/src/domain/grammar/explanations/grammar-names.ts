import type { Case, Gender } from '../german/morphology.js';
import type { Explanation } from './explanation.js';

export const caseNames: Record<Case, Explanation> = {
  NOM: { de: 'Nominativ', en: 'nominative', fa: 'نومیناتیو' },
  AKK: { de: 'Akkusativ', en: 'accusative', fa: 'آکوزاتیو' },
  DAT: { de: 'Dativ', en: 'dative', fa: 'داتیو' },
  GEN: { de: 'Genitiv', en: 'genitive', fa: 'گنیتیو' },
};

export const genderNames: Record<Gender, Explanation> = {
  MAS: { de: 'maskulin', en: 'masculine', fa: 'مذکر' },
  FEM: { de: 'feminin', en: 'feminine', fa: 'مؤنث' },
  NEU: { de: 'neutral', en: 'neuter', fa: 'خنثی' },
};

export const pluralName: Explanation = { de: 'Plural', en: 'plural', fa: 'جمع' };

import { distant, elevated } from '../target-style.js';
import type { NounEntry } from './entry.js';

export const nouns: readonly NounEntry[] = [
  { from: 'Leute', to: 'Mensch', styles: elevated, plural: true },
  { from: 'Klamotte', to: 'Kleidungsstück', styles: elevated, plural: true },
  { from: 'Kid', to: 'Kind', styles: elevated, plural: true },
  { from: 'Info', to: 'Information', styles: elevated },
  { from: 'Uni', to: 'Universität', styles: elevated },
  { from: 'Handy', to: 'Mobiltelefon', styles: ['academic', 'business'] },
  { from: 'Kumpel', to: 'Freund', styles: elevated },
  { from: 'Bock', to: 'Lust', styles: elevated, bare: true },
  { from: 'Quatsch', to: 'Unsinn', styles: elevated },
  { from: 'Abi', to: 'Abitur', styles: elevated },
  { from: 'Demo', to: 'Demonstration', styles: elevated },
  { from: 'Prof', to: 'Professor', styles: elevated },
  { from: 'Kneipe', to: 'Gaststätte', styles: elevated },
  { from: 'Papa', to: 'Vater', styles: elevated, article: true },
  { from: 'Mama', to: 'Mutter', styles: elevated, article: true },
  { from: 'Oma', to: 'Großmutter', styles: elevated, article: true },
  { from: 'Opa', to: 'Großvater', styles: elevated, article: true },
  { from: 'Mail', to: 'E-Mail', styles: distant },
  { from: 'Limo', to: 'Limonade', styles: elevated },
  { from: 'Disko', to: 'Diskothek', styles: elevated },
  { from: 'Mathe', to: 'Mathematik', styles: elevated },
];

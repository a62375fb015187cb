import type { TargetStyle } from '@b1fuchs/contracts';
import { help } from '../../lib/interface-language/help.js';

/** What is shown when a refinement fails (spec 2, section 8, Style refinement). */
export const errorTexts = {
  title: help('Fehler'),
  failed: help('Fehler bei der Stilverbesserung'),
  nothingLost: help('Ihr Text ist gespeichert.'),
} as const;

/** `kind` says what the style is for (spec 2, section 2.3); `heading` names the refined text. */
export const styleTexts: Record<TargetStyle, { name: string; kind: string; heading: string }> = {
  formal: { name: 'Formell', kind: 'Behörden und Ämter', heading: 'Ihr Text in formellem Stil' },
  informal: { name: 'Informell', kind: 'Freunde und Familie', heading: 'Ihr Text in informellem Stil' },
  academic: { name: 'Akademisch', kind: 'Aufsätze', heading: 'Ihr Text in akademischem Stil' },
  business: { name: 'Geschäftlich', kind: 'Berufliche E-Mails', heading: 'Ihr Text in geschäftlichem Stil' },
};

/** 'Keine Änderungen', 'Eine Änderung', '7 Änderungen'. */
export function changeCount(count: number): string {
  if (count === 0) return 'Keine Änderungen';
  return count === 1 ? 'Eine Änderung' : `${count} Änderungen`;
}

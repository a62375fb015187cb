import type { CriterionName, WritingSection } from '@b1fuchs/contracts';

export const sectionLabels: Record<WritingSection, string> = {
  teil1: 'Teil 1 · Persönliche E-Mail',
  teil2: 'Teil 2 · Diskussionsbeitrag',
  teil3: 'Teil 3 · Formelle E-Mail',
};

export const criterionLabels: Record<CriterionName, string> = {
  erfuellung: 'Erfüllung',
  kohaerenz: 'Kohärenz',
  wortschatz: 'Wortschatz',
  strukturen: 'Strukturen',
};

/** What each criterion asks, in a few words for the reader of the page. */
export const criterionQuestions: Record<CriterionName, string> = {
  erfuellung: 'Aufgabe, Inhalt, Register',
  kohaerenz: 'Aufbau und Verknüpfung',
  wortschatz: 'Auswahl und Umfang der Wörter',
  strukturen: 'Grammatik und Rechtschreibung',
};

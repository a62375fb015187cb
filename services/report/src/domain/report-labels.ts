import type { CriterionName, SpeakingCriterionName, WritingSection } from '@b1fuchs/contracts';

export const sectionLabels: Record<WritingSection, string> = {
  teil1: 'Teil 1 · Persönliche E-Mail',
  teil2: 'Teil 2 · Diskussionsbeitrag',
  teil3: 'Teil 3 · Formelle E-Mail',
};

/** Each criterion's name, and what it asks in a few words for the reader of the page. */
type Labels<Name extends string> = Record<Name, { label: string; question: string }>;

export const writingCriteria: Labels<CriterionName> = {
  erfuellung: { label: 'Erfüllung', question: 'Aufgabe, Inhalt, Register' },
  kohaerenz: { label: 'Kohärenz', question: 'Aufbau und Verknüpfung' },
  wortschatz: { label: 'Wortschatz', question: 'Auswahl und Umfang der Wörter' },
  strukturen: { label: 'Strukturen', question: 'Grammatik und Rechtschreibung' },
};

export const speakingCriteria: Labels<SpeakingCriterionName> = {
  erfuellung: { label: 'Erfüllung', question: 'Thema und Inhalt' },
  interaktion: { label: 'Interaktion', question: 'Gespräch, Aufbau und Verknüpfung' },
  wortschatz: { label: 'Wortschatz', question: 'Auswahl und Umfang der Wörter' },
  strukturen: { label: 'Strukturen', question: 'Grammatik' },
  aussprache: { label: 'Aussprache', question: 'Deutlichkeit und Tempo' },
};

import { DAYS_FOR_A_FREEZE } from '@b1fuchs/contracts';
import { help } from '../../../lib/interface-language/help.js';

const numberWords = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', help('sieben')];

/** The wording of home's tab 'Fortschritt'. */
export const overviewTexts = {
  thisWeek: 'Diese Woche',
  /** How many days were practised, and how many more bridged. */
  practisedDays: ({ practised, bridged }: { practised: number; bridged: number }) => {
    const practisedPart = practised === 0 ? 'Noch nicht geübt' : practised === 1 ? 'An einem Tag geübt' : `An ${practised} Tagen geübt`;
    if (bridged === 0) return practisedPart;
    return `${practisedPart}, ${bridged === 1 ? 'einer überbrückt' : `${bridged} überbrückt`}`;
  },
  notPractised: 'nicht geübt',
  currentStreak: 'Aktuelle Serie',
  longestStreak: 'Längste Serie',
  totalPoints: 'Punkte',
  days: (count: number) => (count === 1 ? 'Tag' : 'Tage'),
  freezeReady: 'Serienschutz bereit:',
  freezeReadyText: help('Ein verpasster Tag unterbricht Ihre Serie nicht.'),
  freezeMissing: 'Serienschutz:',
  freezeMissingText: help(`Üben Sie ${numberWords[DAYS_FOR_A_FREEZE] ?? DAYS_FOR_A_FREEZE} Tage hintereinander, dann wird ein verpasster Tag überbrückt.`),
  allProgress: 'Fortschritt ansehen',
  failed: help('Ihr Fortschritt ist gerade nicht zu sehen'),
  grades: 'Letzte Übungsbewertungen',
  gradesFailed: help('Ihre Bewertungen sind gerade nicht zu sehen.'),
  gradesLoading: help('Ihre Bewertungen werden geladen …'),
  allGrades: 'Ihre Entwicklung ansehen',
  noGrade: { writing: help('Nach Ihrem ersten Text steht hier Ihre Bewertung.'), speaking: help('Nach Ihrem ersten Gespräch steht hier Ihre Bewertung.') },
  outOf: 'von 100',
  passMark: 'bestanden ab 60',
  badges: 'Neueste Abzeichen',
  noBadges: help('Ihr erstes Abzeichen wartet schon.'),
  nextBadge: 'Als Nächstes erreichbar',
  allBadges: 'Alle Abzeichen ansehen',
} as const;

/** What to do next. */
export const nextStepTexts = {
  firstTitle: (section: string) => `Ihr erster Schritt: ${section}`,
  firstText: help('Danach sehen Sie hier Ihre Serie, Ihre Punkte und Ihre Übungstage.'),
  title: (section: string) => `Als Nächstes: ${section}`,
  newStreak: help('Damit beginnt heute eine neue Serie.'),
  longerStreak: (days: number) => help(`Damit wächst Ihre Serie auf ${days} Tage.`),
  doneTitle: 'Heute haben Sie schon geübt',
  doneText: (section: string) => help(`Möchten Sie weitermachen? Gut passt jetzt: ${section}.`),
} as const;

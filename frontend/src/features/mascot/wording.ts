import { help } from '../../lib/interface-language/help.js';

/** The words of Fuchs's card. */
export const cardTexts = {
  title: 'Fuchs, dein B1-Coach',
  messages: 'Nachrichten von Fuchs',
  fox: 'Fuchs',
  learner: 'Sie',
  suggestions: help('Das schlage ich Ihnen vor:'),
  thinking: help('Fuchs überlegt …'),
  questions: 'Fragen Sie Fuchs',
  support: 'Support kontaktieren',
  hide: 'Fuchs ausblenden',
  hidden: { title: help('Fuchs ist ausgeblendet'), description: help('Am Ende jeder Seite können Sie ihn wieder einblenden.') },
} as const;

/** What screen readers hear of the corner: with a page's own hint it is about that. */
export const cornerTexts = {
  hint: { region: 'Tipp von Fuchs', open: 'Tipp von Fuchs zeigen', openNew: 'Neuen Tipp von Fuchs zeigen', close: 'Tipp ausblenden' },
  coach: { region: cardTexts.title, open: 'Nachricht von Fuchs zeigen', openNew: 'Neue Nachricht von Fuchs zeigen', close: 'Fuchs einklappen' },
} as const;

/** The first message, by the rules of spec 1, section 4 (model/greeting.ts). */
export const greetingTexts = {
  unknown: help('Hallo, ich bin Fuchs, Ihr B1-Coach. Was möchten Sie heute üben?'),
  first: help('Schön, dass Sie da sind! Mit Ihrer ersten Übung beginnt heute Ihre Serie.'),
  welcomeBack: help('Willkommen zurück! Mit einer Übung beginnt heute eine neue Serie.'),
  streak: (days: number): string => help(`Herzlichen Glückwunsch, Ihre Serie ist schon ${days.toLocaleString('de')} Tage lang! Bleiben Sie dran.`),
  begin: help('Beginnen Sie am besten mit dem Sprechen. Stellen Sie sich kurz vor, wie in der Prüfung.'),
  afterSpeaking: help('Zuletzt haben Sie das Sprechen geübt. Wie wäre es jetzt mit einem kurzen Text?'),
  afterWriting: help('Zuletzt haben Sie das Schreiben geübt. Trainieren Sie jetzt Ihr Hörverstehen: Hören Sie Ihre Wörter und schreiben Sie sie auf.'),
  milestone: (milestone: string): string => help(`Sie sind auf einem guten Weg. Ihr nächstes Ziel: ${milestone}`),
  links: { speak: 'Sprechen üben', write: 'Schreiben üben', listen: 'Wörter hören' },
} as const;

/** What Fuchs proposes, each with the page where it is done (model/suggestions.ts). */
export const suggestionTexts = {
  streak: help('Beginnen Sie heute eine neue Serie: Eine Übung genügt.'),
  speaking: help('Sprechen Sie jeden Tag mindestens 20 Minuten Deutsch.'),
  writing: help('Schreiben Sie einen kurzen Text und lesen Sie jede Korrektur.'),
  grammar: help('Üben Sie Grammatik: Verbessern Sie einen Text, bis keine Korrektur mehr bleibt.'),
  cards: help('Wiederholen Sie die Karten, die heute fällig sind.'),
  conversation: help('Unterhalten Sie sich ein paar Minuten mit mir.'),
} as const;

export const motivationTexts = {
  streak: (days: number): string =>
    days === 1 ? help('Ihre Serie hat begonnen. Morgen können es schon zwei Tage sein.') : help(`Ihre Serie ist ${days.toLocaleString('de')} Tage lang. Das haben Sie sich erarbeitet.`),
  exercises: (count: number): string =>
    count === 1 ? help('Die erste Übung haben Sie geschafft. Der Anfang ist gemacht.') : help(`Sie haben schon ${count.toLocaleString('de')} Übungen geschafft. Mit jeder werden Sie sicherer.`),
  always: [
    help('Fehler gehören dazu. Mit jedem, den Sie verstehen, wird Ihr Deutsch besser.'),
    help('Lieber jeden Tag ein wenig als einmal in der Woche viel: So bleibt mehr im Kopf.'),
    help('Sie müssen nicht perfekt sprechen, um verstanden zu werden. Fangen Sie einfach an.'),
  ],
} as const;

export const thanksText = help('Vielen Dank für Ihre Nachricht! Unser Support-Team meldet sich bald bei Ihnen.');

/** Where a message to support comes from: one label wherever the mascot was opened (spec 1, section 3). */
export const SUPPORT_SOURCE = 'Maskottchen (Startseite)';

export const supportUnavailable = { title: help('Fehler'), description: help('Das Formular konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.') } as const;

import { help } from '../../../lib/interface-language/help.js';

/** The wording of what a learner wants to be mailed. */
export const texts = {
  title: 'E-Mails von B1 Fuchs',
  intro: help('E-Mails zu Ihrem Konto und Ihrer Sicherheit bekommen Sie immer. Alles andere nur, wenn Sie zustimmen.'),
  kinds: { reminders: 'Erinnerung per E-Mail', marketing: 'Neuigkeiten per E-Mail' },
  loading: help('Ihre Einstellung wird geladen …'),
  failedToLoad: help('Ihre Einstellung ist gerade nicht zu sehen.'),
  tryAgain: 'Noch einmal versuchen',
  saving: help('Wird gespeichert …'),
  saved: {
    reminders: { on: help('Gespeichert. Sie werden erinnert.'), off: help('Gespeichert. Sie werden nicht mehr erinnert.') },
    marketing: { on: help('Gespeichert. Sie bekommen Neuigkeiten.'), off: help('Gespeichert. Sie bekommen keine Neuigkeiten mehr.') },
  },
  undo: 'Rückgängig',
  failedTitle: help('Nicht gespeichert'),
} as const;

/** The page that the link in a mail opens, by what it ends. */
export const unsubscribeTexts = {
  reminders: {
    title: 'Erinnerungen abstellen',
    text: help('Möchten Sie keine E-Mails mehr bekommen, die Sie abends an das Üben erinnern? Andere E-Mails, zum Beispiel zu Ihrem Konto, kommen weiter.'),
    action: 'Erinnerungen abstellen',
    doneTitle: 'Erinnerungen sind abgestellt',
    doneText: help('Sie bekommen keine Erinnerungen mehr. Unter „Fortschritt“ können Sie sie jederzeit wieder einschalten.'),
    invalidText: help('Der Link ist unvollständig oder abgelaufen. Sie können die Erinnerungen auch unter „Fortschritt“ abstellen.'),
  },
  marketing: {
    title: 'Neuigkeiten abstellen',
    text: help('Möchten Sie keine Neuigkeiten mehr per E-Mail bekommen? Andere E-Mails, zum Beispiel zu Ihrem Konto, kommen weiter.'),
    action: 'Neuigkeiten abstellen',
    doneTitle: 'Neuigkeiten sind abgestellt',
    doneText: help('Sie bekommen keine Neuigkeiten mehr. In Ihrem Konto können Sie sie jederzeit wieder einschalten.'),
    invalidText: help('Der Link ist unvollständig oder abgelaufen. Sie können die Neuigkeiten auch in Ihrem Konto abstellen.'),
  },
  invalidTitle: 'Dieser Link gilt nicht mehr',
  failedTitle: help('Das hat nicht geklappt'),
  toProgress: 'Zum Fortschritt',
  home: 'Zur Startseite',
} as const;

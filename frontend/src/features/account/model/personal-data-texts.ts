import { help } from '../../../lib/interface-language/help.js';

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });

/** A copy of one's own data. */
export const downloadTexts = {
  title: 'Meine Daten herunterladen',
  text: help('Sie bekommen eine ZIP-Datei mit allem, was B1 Fuchs über Sie gespeichert hat: Konto, Texte, Gespräche, Karten und Fortschritt. Das Zusammenstellen kann eine Minute dauern.'),
  action: 'Daten herunterladen',
  proof: help('Bitte bestätigen Sie, dass Sie es sind.'),
  gathering: help('Ihre Daten werden zusammengestellt …'),
  done: 'Datei gespeichert',
  doneText: help('Sie liegt bei Ihren Downloads. Darin steht viel über Sie: Bewahren Sie sie gut auf.'),
  failed: help('Ihre Daten wurden nicht heruntergeladen'),
} as const;

/** The end of one's account. */
export const deletionTexts = {
  title: 'Konto löschen',
  text: help('Sie können Ihr Konto mit allem, was dazugehört, löschen lassen. Danach haben Sie noch 7 Tage Zeit, es sich anders zu überlegen.'),
  action: 'Konto löschen',
  dialog: 'Konto wirklich löschen?',
  dialogText: help('In 7 Tagen löschen wir Ihr Konto. Was dann weg ist, kann niemand zurückholen:'),
  consequences: [
    help('Ihre Texte, Gespräche und alle Rückmeldungen'),
    help('Ihre Karten und Antworten'),
    help('Ihr Fortschritt: Serien, Punkte und Abzeichen'),
    help('Ihr Zugang, auch wenn die Probezeit oder eine Mitgliedschaft noch läuft'),
  ],
  meanwhile: help('Bis dahin können Sie sich anmelden, Ihre Daten herunterladen und die Löschung abbrechen. Auf Ihren anderen Geräten werden Sie abgemeldet.'),
  confirm: 'Konto in 7 Tagen löschen',
  failed: help('Die Löschung wurde nicht vorgemerkt'),
  scheduled: (dueAt: string): string => {
    const date = day.format(new Date(dueAt));
    return help(`Ihr Konto wird am ${date} gelöscht.`);
  },
  scheduledText: help('Bis dahin bleibt alles, wie es ist. Sie können die Löschung jederzeit abbrechen.'),
  keep: 'Löschung abbrechen',
  keepFailed: help('Die Löschung wurde nicht abgebrochen'),
  kept: 'Ihr Konto bleibt',
  keptText: help('Die Löschung ist abgebrochen.'),
} as const;

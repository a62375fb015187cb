import type { Entries } from '../../catalogue-types.js';

/** A copy of one's data, and the end of one's account. */
export const accountData: Entries = {
  'Sie bekommen eine ZIP-Datei mit allem, was B1 Fuchs über Sie gespeichert hat: Konto, Texte, Gespräche, Karten und Fortschritt. Das Zusammenstellen kann eine Minute dauern.': 'You get a ZIP file with everything that B1 Fuchs has stored about you: account, texts, conversations, cards and progress. Putting it together may take a minute.',
  'Bitte bestätigen Sie, dass Sie es sind.': 'Please confirm that it is you.',
  'Ihre Daten werden zusammengestellt …': 'Your data is being put together …',
  'Sie liegt bei Ihren Downloads. Darin steht viel über Sie: Bewahren Sie sie gut auf.': 'It is among your downloads. It says a lot about you, so keep it in a safe place.',
  'Ihre Daten wurden nicht heruntergeladen': 'Your data was not downloaded',
  'Sie können Ihr Konto mit allem, was dazugehört, löschen lassen. Danach haben Sie noch 7 Tage Zeit, es sich anders zu überlegen.': 'You can have your account deleted with everything that belongs to it. After that you still have 7 days to change your mind.',
  'In 7 Tagen löschen wir Ihr Konto. Was dann weg ist, kann niemand zurückholen:': 'We delete your account in 7 days. Nobody can bring back what is gone then:',
  'Ihre Texte, Gespräche und alle Rückmeldungen': 'Your texts, conversations and all feedback',
  'Ihre Karten und Antworten': 'Your cards and answers',
  'Ihr Fortschritt: Serien, Punkte und Abzeichen': 'Your progress: streaks, points and badges',
  'Ihr Zugang, auch wenn die Probezeit oder eine Mitgliedschaft noch läuft': 'Your access, even if the trial or a membership is still running',
  'Bis dahin können Sie sich anmelden, Ihre Daten herunterladen und die Löschung abbrechen. Auf Ihren anderen Geräten werden Sie abgemeldet.': 'Until then you can sign in, download your data and cancel the deletion. You are signed out on your other devices.',
  'Die Löschung wurde nicht vorgemerkt': 'The deletion was not scheduled',
  'Ihr Konto wird am {date} gelöscht.': 'Your account will be deleted on {date}.',
  'Bis dahin bleibt alles, wie es ist. Sie können die Löschung jederzeit abbrechen.': 'Until then everything stays as it is. You can cancel the deletion at any time.',
  'Die Löschung wurde nicht abgebrochen': 'The deletion was not cancelled',
  'Die Löschung ist abgebrochen.': 'The deletion is cancelled.',
};

import type { MailFacts, MailText } from './mail-text.js';

/** The evening's reminder. `values.streak` is the number of days. */
export function streakReminder({ username, homeUrl, unsubscribeUrl, values }: MailFacts): MailText {
  const streak = Number(values.streak);
  return {
    subject: streak === 1 ? 'Ihre Serie wartet auf den zweiten Tag' : `Ihre Serie von ${streak} Tagen wartet auf Sie`,
    german: {
      greeting: `Hallo ${username},`,
      paragraphs: [
        streak === 1
          ? 'gestern haben Sie geübt. Mit einer Übung heute wird daraus eine Serie von zwei Tagen.'
          : `Ihre Serie steht bei ${streak} Tagen. Mit einer Übung heute wächst sie auf ${streak + 1}.`,
        'Zehn Karten oder ein kurzer Text genügen.',
      ],
      button: { label: 'Jetzt üben', url: homeUrl },
      closing: 'Bis gleich! Ihr Fuchs',
      reason: { text: 'Sie bekommen diese E-Mail, weil Sie Erinnerungen eingeschaltet haben.', label: 'Erinnerungen abstellen', url: unsubscribeUrl },
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: [
        streak === 1
          ? 'You practised yesterday. One exercise today makes it a streak of two days.'
          : `Your streak stands at ${streak} days. One exercise today makes it ${streak + 1}.`,
        'Ten cards or a short text are enough.',
      ],
      closing: 'See you soon! Your Fuchs',
      reason: { text: 'You get this e-mail because you have switched reminders on.', label: 'Stop reminders', url: unsubscribeUrl },
    },
  };
}

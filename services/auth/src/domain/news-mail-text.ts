import type { MailFacts, MailText } from './mail-text.js';

/** News to those who have agreed to it: `values.subject`, and `values.message` with an empty line between paragraphs. */
export function news({ username, stopNewsUrl, values: { subject = '', message = '' } }: MailFacts): MailText {
  return {
    // A subject is one line.
    subject: subject.replaceAll(/\s+/g, ' ').trim() || 'Neuigkeiten von B1 Fuchs',
    german: {
      greeting: `Hallo ${username},`,
      paragraphs: message.split(/\n\s*\n/).map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== ''),
      closing: 'Ihr Team von B1 Fuchs',
      reason: { text: 'Sie bekommen diese E-Mail, weil Sie zugestimmt haben, Neuigkeiten von B1 Fuchs zu bekommen.', label: 'Neuigkeiten abstellen', url: stopNewsUrl },
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: ['This is news from B1 Fuchs. You can read it above, in German.'],
      closing: 'Your B1 Fuchs team',
      reason: { text: 'You get this e-mail because you have agreed to get news from B1 Fuchs.', label: 'Stop news', url: stopNewsUrl },
    },
  };
}

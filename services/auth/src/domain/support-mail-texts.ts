import type { MailFacts, MailText, MailValues, TeamMailFacts } from './mail-text.js';

/** What admin has kept of the form: `name` and `source` are single lines. */
const formOf = ({ name = '', email = '', source = '', message = '' }: MailValues) => ({ name, email, source, message });

/** A message to the support team; an answer to the mail goes to its sender. */
export function supportMessage({ userId, values }: TeamMailFacts): MailText {
  const { name, email, source, message } = formOf(values);
  return {
    subject: `Nachricht an den Support von ${name}`,
    replyTo: { name, address: email },
    german: {
      greeting: 'Hallo Support-Team,',
      paragraphs: [
        'über das Kontaktformular ist eine Nachricht eingegangen. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an die Person, die uns geschrieben hat.',
        `Name: ${name}`,
        `E-Mail (nicht geprüft): ${email}`,
        `Gesendet über: ${source}`,
        `Konto: ${userId === '' ? 'nicht angemeldet' : userId}`,
      ],
      quote: message,
      closing: 'B1 Fuchs',
    },
    english: {
      greeting: 'Hello support team,',
      paragraphs: ['The message above has come in through the contact form. If you reply to this e-mail, your answer goes to the person who wrote it.'],
      closing: 'B1 Fuchs',
    },
  };
}

/** What the team answers, under the words that it answers. It goes to the address that was typed, and an answer to it to the team. */
export function supportAnswer({ values }: TeamMailFacts, supportEmail: string): MailText {
  const { name, message } = formOf(values);
  const { answer = '' } = values;
  return {
    subject: 'Antwort auf Ihre Nachricht an B1 Fuchs',
    replyTo: { name: 'B1 Fuchs Support', address: supportEmail },
    german: {
      greeting: `Hallo ${name},`,
      paragraphs: ['vielen Dank für Ihre Nachricht. Unser Support-Team antwortet Ihnen:'],
      words: answer,
      quoteTitle: 'Das haben Sie uns geschrieben:',
      quote: message,
      closing: 'Wenn Sie noch Fragen haben, antworten Sie einfach auf diese E-Mail. Ihr Team von B1 Fuchs',
    },
    english: {
      greeting: `Hello ${name},`,
      paragraphs: ['Thank you for your message. You can read the answer of our support team, and what you wrote to us, above.', 'If you have any more questions, simply reply to this e-mail.'],
      closing: 'Your B1 Fuchs team',
    },
  };
}

/** The sender's copy. It goes to the address of their account, and the answer to the one they have typed. */
export function supportCopy({ username, values }: MailFacts): MailText {
  const { email, message } = formOf(values);
  return {
    subject: 'Wir haben Ihre Nachricht bekommen',
    german: {
      greeting: `Hallo ${username},`,
      paragraphs: [
        'vielen Dank für Ihre Nachricht. Unser Support-Team meldet sich bald bei Ihnen.',
        `Die Antwort geht an ${email}, die Adresse, die Sie im Formular angegeben haben.`,
        'Das haben Sie uns geschrieben:',
      ],
      quote: message,
      closing: 'Ihr Team von B1 Fuchs',
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: [
        'Thank you for your message, which you can read above. Our support team will get back to you soon.',
        `We will reply to ${email}, the address you entered in the form.`,
      ],
      closing: 'Your B1 Fuchs team',
    },
  };
}

import { TRIAL_DAYS } from '@b1fuchs/contracts';
import { momentIn } from './mail-circumstances.js';
import type { MailFacts, MailText } from './mail-text.js';

const CLOSING = { german: 'Ihr Team von B1 Fuchs', english: 'Your B1 Fuchs team' };

/** `values.endsAt` as words that follow a verb, in both languages. */
function endOf({ timeZone, values }: MailFacts): { german: string; english: string } {
  const endsAt = new Date(values.endsAt ?? '');
  if (Number.isNaN(endsAt.getTime())) return { german: 'bald', english: 'soon' };
  const moment = momentIn(timeZone, endsAt);
  return { german: `am ${moment.german}`, english: `on ${moment.english}` };
}

/** `values.endsAt` is the end of the trial. */
export const trialStarted = (facts: MailFacts): MailText => ({
  subject: 'Ihre Probezeit bei B1 Fuchs hat begonnen',
  german: {
    greeting: `Hallo ${facts.username},`,
    paragraphs: [
      `ab jetzt können Sie ${TRIAL_DAYS} Tage lang alles kostenlos benutzen: Sprechen, Schreiben, Stil, Gespräch und Wortschatz. Ihre Probezeit endet ${endOf(facts).german}.`,
      'Sie endet von selbst. Sie müssen nichts kündigen und nichts bezahlen.',
      'Ein guter Anfang: Schreiben Sie einen kurzen Text. Wir zeigen Ihnen, was schon gut ist und was Sie noch üben können.',
    ],
    button: { label: 'Jetzt üben', url: facts.homeUrl },
    closing: 'Viel Erfolg beim Lernen! Ihr Fuchs',
  },
  english: {
    greeting: `Hello ${facts.username},`,
    paragraphs: [
      `From now on you can use everything for ${TRIAL_DAYS} days free of charge: speaking, writing, style, conversation and vocabulary. Your trial ends ${endOf(facts).english}.`,
      'It ends by itself. There is nothing to cancel and nothing to pay.',
      'A good start: write a short text. We will show you what is good already and what you can still practise.',
    ],
    closing: 'Enjoy learning! Your Fuchs',
  },
});

/** `values.endsAt` is the end of the trial. */
export const trialEndsTomorrow = (facts: MailFacts): MailText => ({
  subject: 'Ihre Probezeit endet morgen',
  german: {
    greeting: `Hallo ${facts.username},`,
    paragraphs: [
      `Ihre kostenlose Probezeit endet ${endOf(facts).german}. Sie müssen nichts kündigen.`,
      'Wenn Sie weiter üben möchten, wählen Sie einen Zugang für einen oder drei Monate. Sie bezahlen einmal, und er verlängert sich nicht von selbst.',
      'Ihre Texte, Karten und Ihr Fortschritt bleiben Ihnen auf jeden Fall.',
    ],
    button: { label: 'Zugang wählen', url: facts.subscribeUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${facts.username},`,
    paragraphs: [
      `Your free trial ends ${endOf(facts).english}. There is nothing to cancel.`,
      'If you want to keep practising, choose access for one or three months with the button above. You pay once, and it does not renew itself.',
      'Your texts, cards and progress stay yours in any case.',
    ],
    closing: CLOSING.english,
  },
});

/** `values.endsAt` is the end of the access that was paid for or granted. */
export const accessEnds = (facts: MailFacts): MailText => ({
  subject: 'Ihr Zugang zu B1 Fuchs endet bald',
  german: {
    greeting: `Hallo ${facts.username},`,
    paragraphs: [
      `Ihr Zugang endet ${endOf(facts).german}. Er verlängert sich nicht von selbst, und Sie bezahlen nichts, wenn Sie nichts tun.`,
      'Wenn Sie weiter üben möchten, können Sie ihn jetzt verlängern.',
      'Ihre Texte, Karten und Ihr Fortschritt bleiben Ihnen auf jeden Fall.',
    ],
    button: { label: 'Zugang verlängern', url: facts.subscribeUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${facts.username},`,
    paragraphs: [
      `Your access ends ${endOf(facts).english}. It does not renew itself, and you pay nothing if you do nothing.`,
      'If you want to keep practising, you can extend it now with the button above.',
      'Your texts, cards and progress stay yours in any case.',
    ],
    closing: CLOSING.english,
  },
});

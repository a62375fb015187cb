import type { MailTemplate } from '@b1fuchs/contracts';
import escapeHtml from 'escape-html';
import { addressInUse, emailChangeConfirm, emailChanged, recoveryCodeUsed, twoFactorOff, twoFactorOn } from './account-mail-texts.js';
import { accessEnds, trialEndsTomorrow, trialStarted } from './access-mail-texts.js';
import { accountDeleted, deletionCancelled, deletionScheduled } from './deletion-mail-texts.js';
import type { MailFacts, MailText, Section, TeamMailFacts } from './mail-text.js';
import { news } from './news-mail-text.js';
import { newSignInMethod, signInMethodRemoved } from './sign-in-method-mail-texts.js';
import { passwordChanged, passwordSet, resetPasswordLink } from './password-mail-texts.js';
import { roleChanged } from './role-mail-text.js';
import { streakReminder } from './streak-reminder.js';
import { supportAnswer, supportCopy, supportMessage } from './support-mail-texts.js';

export type RenderedMail = { subject: string; text: string; html: string; replyTo?: { name: string; address: string } };

type TeamTemplate = 'support-message';
/** To an address that was typed, whoever has an account with it. */
type AnswerTemplate = 'support-answer';
type UserTemplate = Exclude<MailTemplate, TeamTemplate | AnswerTemplate>;

const teamTexts: Record<TeamTemplate, (facts: TeamMailFacts) => MailText> = { 'support-message': supportMessage };

const texts: Record<UserTemplate, (facts: MailFacts) => MailText> = {
  'verify-email': ({ username, verificationUrl }) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    german: {
      greeting: `Hallo ${username},`,
      paragraphs: [
        'willkommen bei B1 Fuchs! Bitte bestätigen Sie Ihre E-Mail-Adresse. Danach beginnt Ihre kostenlose Probezeit von 3 Tagen.',
        'Der Link gilt 24 Stunden. Wenn Sie sich nicht angemeldet haben, können Sie diese E-Mail löschen.',
      ],
      button: { label: 'E-Mail-Adresse bestätigen', url: verificationUrl },
      closing: 'Viel Erfolg beim Lernen! Ihr Team von B1 Fuchs',
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: [
        'Welcome to B1 Fuchs! Please confirm your e-mail address with the button above. Your free trial of 3 days starts then.',
        'The link works for 24 hours. If you did not register, you can delete this e-mail.',
      ],
      closing: 'Enjoy learning! Your B1 Fuchs team',
    },
  }),
  'address-already-registered': ({ username, signInUrl }) => ({
    subject: 'Sie haben schon ein Konto bei B1 Fuchs',
    german: {
      greeting: `Hallo ${username},`,
      paragraphs: [
        'jemand wollte mit Ihrer E-Mail-Adresse ein neues Konto anlegen. Sie haben aber schon ein Konto bei uns.',
        'Wenn Sie das waren, melden Sie sich einfach an. Wenn nicht, müssen Sie nichts tun: Es wurde nichts geändert.',
      ],
      button: { label: 'Anmelden', url: signInUrl },
      closing: 'Ihr Team von B1 Fuchs',
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: [
        'Someone tried to open a new account with your e-mail address, but you already have an account with us.',
        'If it was you, simply sign in. If not, you do not have to do anything: nothing was changed.',
      ],
      closing: 'Your B1 Fuchs team',
    },
  }),
  'two-factor-on': twoFactorOn,
  'two-factor-off': twoFactorOff,
  'recovery-code-used': recoveryCodeUsed,
  'email-change-confirm': emailChangeConfirm,
  'email-changed': emailChanged,
  'address-in-use': addressInUse,
  'new-sign-in-method': newSignInMethod,
  'sign-in-method-removed': signInMethodRemoved,
  'reset-password': resetPasswordLink,
  'password-changed': passwordChanged,
  'password-set': passwordSet,
  'trial-started': trialStarted,
  'trial-ends-tomorrow': trialEndsTomorrow,
  'access-ends': accessEnds,
  bulk: news,
  'deletion-scheduled': deletionScheduled,
  'deletion-cancelled': deletionCancelled,
  'account-deleted': accountDeleted,
  'role-changed': roleChanged,
  'support-copy': supportCopy,
  'streak-reminder': streakReminder,
};

/** Does the mail go to the support team rather than to a user? */
export const isForTeam = (template: MailTemplate): template is TeamTemplate => template in teamTexts;

export const isAnswer = (template: MailTemplate): template is AnswerTemplate => template === 'support-answer';

/** Mails about a user that do not go to them. */
export const teamTemplates: readonly string[] = Object.keys(teamTexts);

export const renderMail = (template: UserTemplate, facts: MailFacts): RenderedMail => render(texts[template](facts));
export const renderTeamMail = (template: TeamTemplate, facts: TeamMailFacts): RenderedMail => render(teamTexts[template](facts));

export const renderAnswer = (facts: TeamMailFacts, supportEmail: string): RenderedMail => render(supportAnswer(facts, supportEmail));

/** @returns the mail with German first and English below; every value is escaped in the HTML. */
function render({ subject, german, english, replyTo }: MailText): RenderedMail {
  return {
    subject,
    ...(replyTo ? { replyTo } : {}),
    text: `${plain(german)}\n\n— English —\n\n${plain(english)}\n`,
    html: page(subject, `${rich(german, 'de')}<hr style="${rule}">${rich(english, 'en')}`),
  };
}

const plain = ({ greeting, paragraphs, words, quoteTitle, quote, button, closing, reason }: Section): string =>
  [
    greeting,
    ...paragraphs,
    ...(words === undefined ? [] : [words]),
    ...(quoteTitle === undefined ? [] : [quoteTitle]),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    closing,
    ...(reason ? [`${reason.text} ${reason.label}: ${reason.url}`] : []),
  ].join('\n\n');

const rule = 'border:0;border-top:1px solid #e6ddd1;margin:28px 0';
const buttonStyle =
  'display:inline-block;background:#e8731f;color:#231508;font-weight:600;text-decoration:none;padding:13px 22px;border-radius:8px';

const quoteStyle = 'margin:16px 0;padding:4px 14px;border-left:3px solid #e8731f;white-space:pre-wrap;overflow-wrap:anywhere';

function rich({ greeting, paragraphs, words, quoteTitle, quote, button, closing, reason }: Section, language: string): string {
  const paragraph = (line: string): string => `<p dir="auto">${escapeHtml(line)}</p>`;
  const lines = [greeting, ...paragraphs].map(paragraph);
  const written = words === undefined ? '' : words.split('\n').map(quotedLine).join('');
  const title = quoteTitle === undefined ? '' : paragraph(quoteTitle);
  const link = button ? `<p><a href="${escapeHtml(button.url)}" style="${buttonStyle}">${escapeHtml(button.label)}</a></p>` : '';
  const quoted = quote === undefined ? '' : `<blockquote style="${quoteStyle}">${quote.split('\n').map(quotedLine).join('')}</blockquote>`;
  const ending = reason
    ? `<p style="font-size:14px;color:#6b5d50">${escapeHtml(reason.text)} <a href="${escapeHtml(reason.url)}" style="color:#9a4508">${escapeHtml(reason.label)}</a></p>`
    : '';
  return `<div lang="${language}">${lines.join('')}${written}${title}${quoted}${link}<p>${escapeHtml(closing)}</p>${ending}</div>`;
}

/** Each line has its own direction: people mix German and Persian. */
const quotedLine = (line: string): string => `<div dir="auto">${line === '' ? '&nbsp;' : escapeHtml(line)}</div>`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
  '<body style="margin:0;background:#f7f2ea;font:16px/1.5 \'Source Sans 3\',\'Segoe UI\',Arial,sans-serif;color:#2b221a">' +
  '<div style="max-width:560px;margin:0 auto;padding:24px 16px">' +
  '<p style="font-size:20px;font-weight:700;margin:0 0 16px;color:#9a4508">B1 Fuchs</p>' +
  `<div style="background:#fffdf9;border:1px solid #e6ddd1;border-radius:12px;padding:8px 24px;overflow-wrap:anywhere;white-space:pre-line">${body}</div></div></body></html>`;

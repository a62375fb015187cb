import type { LearnerAttempt, LearnerHead, LearnerMail, LearnerMembership, LearnerPayment, PracticeSection } from '@b1fuchs/contracts';

type Reason = LearnerMembership['reasons'][number];

/** One learner's page. */
export const headTexts = {
  pageTitle: 'User Details',
  back: 'Back to all users',
  loading: 'Loading the user …',
  failed: 'The user could not be loaded',
  goneTitle: 'No such user',
  gone: 'The account was deleted, or the address of this page is wrong.',
  statuses: { active: 'Active Member', trial: 'Trial', expired: 'Trial ended', none: 'No trial yet' } satisfies Record<LearnerHead['status'], string>,
  admin: 'Administrator',
  verified: 'Email verified',
  unverified: 'Email not verified',
  since: 'Joined',
  lastLogin: 'Last Login',
  access: 'Access',
  own: 'This is your own account: your password is changed, and the account closed, in My Account.',
} as const;

export const accessTexts = {
  loading: 'Loading …',
  unknown: 'Not known right now',
  closed: 'No access',
  trialEnded: (day: string) => `No access: the trial ended on ${day}`,
  endless: 'Without an end',
  until: (day: string) => `Until ${day}`,
  reasons: { membership: 'paid', granted: 'granted by an administrator', manual: 'switched on by an administrator', trial: 'free trial' } satisfies Record<Reason, string>,
} as const;

export const paymentTexts = {
  title: 'Payments and access',
  loading: 'Loading the payments …',
  failed: 'Payments could not be loaded',
  none: 'Nothing has been paid yet.',
  caption: 'Payments',
  columns: { date: 'Date', plan: 'Plan', amount: 'Amount', status: 'Status', invoices: 'Invoices', actions: 'Actions' },
  statuses: { paid: 'Paid', partly_refunded: 'Partly refunded', refunded: 'Refunded', disputed: 'Disputed', lost: 'Dispute lost' } satisfies Record<LearnerPayment['status'], string>,
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' } satisfies Record<LearnerPayment['invoices'][number]['kind'], string>,
  access: (from: string, until: string) => `Access ${from} to ${until}`,
  refunded: (amount: string) => `${amount} refunded`,
  refund: (day: string, amount: string) => `${day}: ${amount} refunded`,
  asked: (by: string, day: string, reason: string) => `Asked for by ${by === '' ? 'a former administrator' : by} on ${day}${reason === '' ? '' : `: ${reason}`}`,
  dispute: { open: 'The bank looks into it since', won: 'Won on', lost: 'Lost on' } satisfies Record<NonNullable<LearnerPayment['dispute']>['status'], string>,
  action: 'Refund',
  grants: 'Granted access',
  grant: (from: string, until: string) => `${from} to ${until}`,
  given: (by: string, day: string) => `by ${by === '' ? 'a former administrator' : by} on ${day}`,
  manual: { true: 'Membership without an end: on', false: 'Membership without an end: off' },
} as const;

export const refundTexts = {
  title: 'Refund a payment',
  text: (username: string, left: string) => `The money goes back to ${username} the way it came. Up to ${left} can be refunded.`,
  amount: 'Amount in euros',
  amountHint: (left: string) => `All that is left is ${left}. Refunding all of it ends the access of this payment at once.`,
  amountWrong: (left: string) => `Please enter an amount from €0.01 to ${left}.`,
  reason: 'Reason (optional)',
  reasonHint: 'For the books and the log; the user does not read it.',
  cancel: 'Cancel',
  submit: (amount: string) => `Refund ${amount}`,
  submitNothing: 'Refund',
  done: 'Payment refunded',
  doneText: (amount: string, username: string) => `${amount} goes back to ${username}.`,
  failed: 'Refund failed',
} as const;

export const sections: Record<PracticeSection, string> = {
  writing: 'Writing',
  speaking: 'Speaking',
  'style-refinement': 'Style refinement',
  'free-conversation': 'Free conversation',
  vocabulary: 'Vocabulary',
};

export const practiceTexts = {
  title: 'Practice',
  loading: 'Loading the practice …',
  failed: 'Practice could not be loaded',
  streak: 'Current streak',
  longest: 'Longest streak',
  points: 'Points',
  exercises: 'Exercises',
  days: 'Practice days',
  lastSession: 'Last practised',
  never: 'Never',
  dayCount: (days: number) => `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}`,
  caption: 'Practice by section',
  columns: { section: 'Section', exercises: 'Exercises', points: 'Points', last: 'Last' },
} as const;

export const cardTexts = {
  title: 'Vocabulary cards',
  loading: 'Loading the cards …',
  failed: 'Cards could not be loaded',
  total: 'Cards',
  due: 'Due today',
  mastered: 'Mastered',
  accuracy: 'Right answers',
  scheduler: 'Method',
  schedulers: { leitner: 'Leitner boxes', fsrs: 'FSRS' },
  boxes: 'In boxes 1 to 5',
} as const;

export const attemptTexts = {
  title: 'Attempts',
  note: 'Dates, tasks and grades only. What a learner writes or says is not shown to administrators.',
  loading: 'Loading the attempts …',
  failed: 'Attempts could not be loaded',
  none: 'No graded text or talk yet.',
  caption: 'Graded texts and talks',
  columns: { date: 'Date', part: 'Part', task: 'Task', grade: 'Grade' },
  parts: {
    teil1: 'Writing, part 1',
    teil2: 'Writing, part 2',
    teil3: 'Writing, part 3',
    intro: 'Speaking, introduction',
    planning: 'Speaking, planning together',
    presentation: 'Speaking, presentation',
  } satisfies Record<LearnerAttempt['part'], string>,
  own: 'A topic of their own',
  grade: (grade: number) => `${grade} of 100`,
} as const;

export const sessionTexts = {
  title: 'Sign-in and sessions',
  loading: 'Loading the sessions …',
  failed: 'Sessions could not be loaded',
  methods: 'Signs in with',
  password: 'Password',
  google: 'Google',
  twoFactor: 'Two-factor sign-in',
  none: 'Not signed in anywhere.',
  caption: 'Open sessions',
  columns: { device: 'Device', since: 'Since', last: 'Last seen', actions: 'Actions' },
  unknown: 'Unknown device',
  current: 'Your own session',
  noPlace: 'Where somebody is, is not kept.',
  end: 'End',
  endOne: (device: string) => `End the session on ${device}`,
  endAll: 'End All Sessions',
  endAllTitle: 'End all sessions?',
  endAllText: (username: string) => `${username} is signed out everywhere and has to sign in again. Texts that are not sent yet stay in their browser.`,
  cancel: 'Cancel',
  ended: (count: number) => (count === 0 ? 'No session was open any more' : count === 1 ? 'One session ended' : `${count} sessions ended`),
  endFailed: 'Sessions could not be ended',
  deletion: (day: string) => `The owner has asked for this account to be deleted. It goes on ${day}.`,
} as const;

export const mailTexts = {
  title: 'Mails',
  loading: 'Loading the mails …',
  failed: 'Mails could not be loaded',
  none: 'No mail in the last 90 days.',
  caption: 'Mails of the last 90 days',
  columns: { mail: 'Mail', asked: 'Asked for', state: 'State' },
  states: { sent: 'Sent', waiting: 'Waiting', failed: 'Not sent' } satisfies Record<LearnerMail['state'], string>,
  sentAt: (moment: string) => `on ${moment}`,
  nextTry: (moment: string, attempts: number) => (attempts === 0 ? `to be sent at ${moment}` : `try ${attempts + 1} at ${moment}`),
  refused: (day: string) => `A mail server has refused this address for good on ${day}. Reminders and news are not sent there any more.`,
  unverified: 'The address is not confirmed yet.',
  send: 'Send Verification Mail Again',
  sent: 'Verification mail sent',
  sendFailed: 'The mail could not be sent',
  templates: {
    'verify-email': 'Confirm the address',
    'address-already-registered': 'Address is registered already',
    'address-in-use': 'Address is in use',
    'support-copy': 'Copy of a message to support',
    'streak-reminder': 'Evening reminder',
    'two-factor-on': 'Two-factor sign-in on',
    'two-factor-off': 'Two-factor sign-in off',
    'recovery-code-used': 'Recovery code used',
    'email-change-confirm': 'Confirm a new address',
    'email-changed': 'Address changed',
    'new-sign-in-method': 'New way to sign in',
    'sign-in-method-removed': 'Way to sign in removed',
    'reset-password': 'Reset the password',
    'password-changed': 'Password changed',
    'password-set': 'Password set',
    'trial-started': 'Trial started',
    'trial-ends-tomorrow': 'Trial ends tomorrow',
    'access-ends': 'Access ends soon',
    bulk: 'News',
    'deletion-scheduled': 'Deletion scheduled',
    'deletion-cancelled': 'Deletion cancelled',
    'account-deleted': 'Account deleted',
    'role-changed': 'Role changed',
  } as Readonly<Record<string, string>>,
} as const;

export const logTexts = {
  title: 'Log',
  loading: 'Loading the log …',
  failed: 'The log could not be loaded',
  none: 'Nothing has been recorded yet.',
  caption: 'What was done with this account',
  columns: { action: 'Action', details: 'Details', time: 'Time' },
} as const;

export const pagerTexts = {
  pages: (of: string) => `Pages: ${of}`,
  showing: (from: number, to: number, total: number) => `Showing ${from.toLocaleString('en')} to ${to.toLocaleString('en')} of ${total.toLocaleString('en')}`,
} as const;

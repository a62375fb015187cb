import type { BulkAction, BulkJob, BulkOutcome } from '@b1fuchs/contracts';
import type { BulkChoice } from './bulk-form.js';

const users = (count: number): string => (count === 1 ? '1 user' : `${count.toLocaleString('en')} users`);

/** Bulk actions (spec 1, sections 2, 4, 5 and 8). */
export const bulkTexts = {
  open: (count: number) => `Bulk Actions (${count})`,
  recent: 'Recent Bulk Actions',
  title: 'Bulk Actions',
  text: (count: number) => `What you choose is done to the ${users(count)} selected.`,
  tooMany: (most: number) => `At most ${most.toLocaleString('en')} users at once. Please select fewer.`,
  action: 'Action',
  choose: 'Choose an action',
  choices: {
    activate: 'Activate Membership',
    deactivate: 'Deactivate Membership',
    'extend-trial': 'Extend Trial',
    'send-email': 'Send Email',
    export: 'Export Data',
    'change-role': 'Change Role',
    delete: 'Delete Users',
  } satisfies Record<BulkChoice, string>,
  hints: {
    activate: 'Without an end, until it is switched off.',
    deactivate: 'Access that was paid for or granted runs until its end.',
    'extend-trial': 'From the end of the trial, or from now where it is over. Whoever has bought access is left out.',
    'send-email': 'Goes only to users who have agreed to news and whose address is verified. The others are listed afterwards.',
    export: 'Saves a CSV file with these users.',
    'change-role': 'Each of them and all administrators are told by e-mail.',
    delete: 'Their accounts are closed at once, and all their data are erased. This cannot be undone.',
  } satisfies Record<BulkChoice, string>,
  days: 'Days',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Plain text, in German; an empty line begins a new paragraph. Greeting, closing and the link to unsubscribe are added.',
  preview: 'Preview',
  hidePreview: 'Hide Preview',
  previewTitle: 'The e-mail as it is sent, here with your name',
  previewFailed: 'The preview could not be made',
  previewSubject: 'Subject:',
  role: 'New role',
  roles: { user: 'User', admin: 'Administrator' },
  confirm: (words: string) => `Type ${words} to confirm`,
  ownAccount: 'Your own account is among them. It is left out.',
  cancel: 'Cancel',
  execute: 'Execute',
  failedTitle: 'Bulk action failed',
  failed: 'Failed to perform bulk action',
} as const;

/** A bulk action that runs or has run. */
export const jobTexts = {
  loading: 'Loading the bulk action …',
  title: ({ action, detail }: Pick<BulkJob, 'action' | 'detail'>) => (detail === '' ? bulkTexts.choices[action] : `${bulkTexts.choices[action]}: ${detail}`),
  begun: (by: string, at: string) => (by === '' ? `Begun ${at}` : `Begun ${at} by ${by}`),
  progress: 'Progress',
  soFar: (done: number, total: number) => `${done.toLocaleString('en')} of ${users(total)}`,
  states: { running: 'Running', paused: 'Waiting', stopped: 'Stopped', finished: 'Finished' } satisfies Record<BulkJob['state'], string>,
  goesOn: 'You can close this. It goes on, and stays here under Recent Bulk Actions.',
  outcomes: { waiting: 'Waiting', done: 'Done', refused: 'Not done', failed: 'Failed' } satisfies Record<BulkOutcome, string>,
  show: 'Show',
  all: 'All users',
  results: 'Results',
  columns: { user: 'User', result: 'Result' },
  erased: 'Account erased',
  unknown: 'Unknown user',
  noneOf: 'No users with this result.',
  pages: 'Pages of results',
  back: 'All Bulk Actions',
  close: 'Close',
} as const;

export const recentTexts = {
  loading: 'Loading the bulk actions …',
  none: 'Bulk actions of the last 90 days are listed here. There are none yet.',
} as const;

export const isBulkAction = (choice: BulkChoice): choice is BulkAction => choice !== 'export';

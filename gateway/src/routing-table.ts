import { googleErrorSchema, MAX_IMPORT_BYTES, MAX_RECORDING_BYTES, type ErrorCode, type ServiceName } from '@b1fuchs/contracts';
import { GOOGLE_ATTEMPT_COOKIE } from '@b1fuchs/kit';

/**
 * Who may call a route. public: anyone (an identity is passed on when there is one); session: signed in;
 * practice: signed in with trial, membership or as administrator; admin: administrators.
 */
export type Access = 'public' | 'session' | 'practice' | 'admin';

/** Requests per window from one visitor's address. */
export type Limit = { requests: number; windowS: number };

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  service: Exclude<ServiceName, 'gateway'>;
  access: Access;
  limit?: Limit;
  /** A stricter one for visitors who are not signed in, whom no service can tell apart. What fails on our side is not counted. */
  signedOutLimit?: Limit;
  /** Called by programs that are no pages of ours; such a route carries its own proof and gets no identity. */
  fromOutside?: true;
  /** Where a browser goes itself, and could show no error in JSON: it is led to this page instead. */
  failsTo?: string;
  /** The cookie of ours that the service gets to see; none without it. */
  cookie?: string;
  /** Bytes; default 256 kB. */
  bodyLimit?: number;
  /** What a larger body is answered with; default BODY_TOO_LARGE. */
  tooLarge?: ErrorCode;
  /** Longest wait for the service's answer in ms; default 30 s. */
  timeoutMs?: number;
};

const MINUTE = 60;
const HOUR = 3_600;
/** The history of the longest conversation (contracts: MAX_MESSAGES). */
const HISTORY_LIMIT = 1024 * 1024;
/** What a form adds to the file in it. */
const FORM_BYTES = 16 * 1024;
/** Three tries of ten seconds at the payment provider, and the pauses between. */
const PAYMENT_TIMEOUT_MS = 45_000;
/** The auth screen, which says that signing in with Google can't go on. */
const GOOGLE_UNAVAILABLE = `/auth?googleError=${googleErrorSchema.enum.unavailable}`;

/** Every route that the outside can reach. What is not here does not exist. */
export const routingTable: Route[] = [
  { method: 'GET', path: '/api/user', service: 'auth', access: 'session' },
  { method: 'GET', path: '/api/security-check', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/register', service: 'auth', access: 'public', limit: { requests: 60, windowS: HOUR } },
  // Each time that somebody leaves the field, in a whole class.
  { method: 'POST', path: '/api/validate-email', service: 'auth', access: 'public', limit: { requests: 240, windowS: MINUTE } },
  { method: 'POST', path: '/api/verify-email', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE } },
  // Mails are counted by the address that they go to, in auth; a class sits behind one network address.
  { method: 'POST', path: '/api/resend-verification', service: 'auth', access: 'public', limit: { requests: 120, windowS: HOUR } },
  { method: 'POST', path: '/api/forgot-password', service: 'auth', access: 'public', limit: { requests: 120, windowS: HOUR } },
  { method: 'POST', path: '/api/reset-password', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/login', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/login/two-factor', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/logout', service: 'auth', access: 'public' },
  { method: 'GET', path: '/auth/google', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE }, failsTo: GOOGLE_UNAVAILABLE },
  { method: 'GET', path: '/auth/google/callback', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE }, failsTo: GOOGLE_UNAVAILABLE, cookie: GOOGLE_ATTEMPT_COOKIE },
  { method: 'GET', path: '/api/account', service: 'auth', access: 'session' },
  { method: 'GET', path: '/api/account/sessions', service: 'auth', access: 'session' },
  { method: 'POST', path: '/api/account/sessions/end-others', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'PUT', path: '/api/account/time-zone', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/account/email', service: 'auth', access: 'session', limit: { requests: 120, windowS: HOUR } },
  { method: 'DELETE', path: '/api/account/email', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/confirm-email', service: 'auth', access: 'public', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/account/password', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/account/google/off', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/account/two-factor/setup', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/account/two-factor/confirm', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/account/two-factor/off', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/account/two-factor/recovery-codes', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  // Everything is gathered before the answer begins.
  { method: 'POST', path: '/api/account/export', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE }, timeoutMs: 120_000 },
  { method: 'POST', path: '/api/account/deletion', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'DELETE', path: '/api/account/deletion', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'GET', path: '/api/account/mail-preferences', service: 'auth', access: 'session' },
  { method: 'PUT', path: '/api/account/mail-preferences', service: 'auth', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/unsubscribe', service: 'auth', access: 'public', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/unsubscribe/one-click', service: 'auth', access: 'public', limit: { requests: 600, windowS: MINUTE }, fromOutside: true },
  // The manage page asks for it every 30 seconds.
  { method: 'GET', path: '/api/subscription/status', service: 'billing', access: 'session' },
  { method: 'GET', path: '/api/subscription/payments', service: 'billing', access: 'session' },
  { method: 'GET', path: '/api/subscription/invoices/:number', service: 'billing', access: 'session' },
  { method: 'POST', path: '/api/subscription/cancel', service: 'billing', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/subscription/reactivate', service: 'billing', access: 'session', limit: { requests: 30, windowS: MINUTE } },
  // The payment provider is asked, and may take its time.
  { method: 'POST', path: '/api/create-checkout-session', service: 'billing', access: 'session', limit: { requests: 30, windowS: MINUTE }, timeoutMs: PAYMENT_TIMEOUT_MS },
  { method: 'POST', path: '/api/verify-checkout-session', service: 'billing', access: 'session', limit: { requests: 120, windowS: MINUTE }, timeoutMs: PAYMENT_TIMEOUT_MS },
  // The body goes on as it came: it is signed to the byte.
  { method: 'POST', path: '/api/stripe/webhook', service: 'billing', access: 'public', limit: { requests: 3_000, windowS: MINUTE }, fromOutside: true },
  { method: 'GET', path: '/api/admin/analytics', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/system', service: 'admin', access: 'admin', limit: { requests: 120, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/system/dead-letters/:service', service: 'admin', access: 'admin', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/admin/system/dead-letters/:service/replay', service: 'admin', access: 'admin', limit: { requests: 30, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/money-report', service: 'billing', access: 'admin', limit: { requests: 30, windowS: MINUTE } },
  { method: 'GET', path: '/api/user/achievements', service: 'progress', access: 'session' },
  { method: 'POST', path: '/api/user/achievements/seen', service: 'progress', access: 'session', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/user/progress', service: 'progress', access: 'session' },
  { method: 'GET', path: '/api/user/insights', service: 'progress', access: 'session' },
  { method: 'POST', path: '/api/user/activity', service: 'progress', access: 'session', limit: { requests: 60, windowS: MINUTE }, bodyLimit: 16 * 1024 },
  // Who is signed in is counted by admin, as is every e-mail address.
  {
    method: 'POST',
    path: '/api/support-contact',
    service: 'admin',
    access: 'public',
    limit: { requests: 300, windowS: HOUR },
    signedOutLimit: { requests: 5, windowS: HOUR },
    // 5,000 characters, of which each may be written as six.
    bodyLimit: 64 * 1024,
    // The page gives up after 15 s (contracts: SUPPORT_TIMEOUT_MS).
    timeoutMs: 14_000,
  },
  { method: 'GET', path: '/api/admin/users', service: 'admin', access: 'admin' },
  { method: 'POST', path: '/api/admin/users', service: 'admin', access: 'admin', limit: { requests: 120, windowS: MINUTE } },
  { method: 'PUT', path: '/api/admin/users/:id', service: 'admin', access: 'admin', limit: { requests: 240, windowS: MINUTE } },
  { method: 'PUT', path: '/api/admin/users/:id/password', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'DELETE', path: '/api/admin/users/:id', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/admin/users/:id/grant-premium', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/users/:id', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/users/:id/membership', service: 'admin', access: 'admin' },
  { method: 'POST', path: '/api/admin/users/:id/payments/:paymentId/refund', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE }, timeoutMs: PAYMENT_TIMEOUT_MS },
  { method: 'GET', path: '/api/admin/users/:id/attempts', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/users/:id/progress', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/users/:id/cards', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/users/:id/sessions', service: 'admin', access: 'admin' },
  { method: 'POST', path: '/api/admin/users/:id/sessions/end', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/users/:id/mails', service: 'admin', access: 'admin' },
  { method: 'POST', path: '/api/admin/users/:id/verification-mail', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/users/:id/activity', service: 'admin', access: 'admin' },
  // It begins at once and then takes as long as there are users.
  { method: 'POST', path: '/api/admin/export-users', service: 'admin', access: 'admin', limit: { requests: 20, windowS: MINUTE }, timeoutMs: 120_000 },
  { method: 'GET', path: '/api/admin/bulk-actions', service: 'admin', access: 'admin' },
  { method: 'POST', path: '/api/admin/bulk-actions', service: 'admin', access: 'admin', limit: { requests: 30, windowS: MINUTE } },
  { method: 'POST', path: '/api/admin/bulk-actions/preview', service: 'admin', access: 'admin', limit: { requests: 120, windowS: MINUTE } },
  // Asked every second while one runs.
  { method: 'GET', path: '/api/admin/bulk-actions/:jobId', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/stats', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/activity-logs', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/settings', service: 'admin', access: 'admin' },
  { method: 'PUT', path: '/api/admin/settings', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/support/messages', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/support/open-count', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/support/administrators', service: 'admin', access: 'admin' },
  { method: 'GET', path: '/api/admin/support/messages/:id', service: 'admin', access: 'admin' },
  { method: 'PUT', path: '/api/admin/support/messages/:id/assignment', service: 'admin', access: 'admin', limit: { requests: 120, windowS: MINUTE } },
  { method: 'PUT', path: '/api/admin/support/messages/:id/state', service: 'admin', access: 'admin', limit: { requests: 120, windowS: MINUTE } },
  { method: 'POST', path: '/api/admin/support/messages/:id/answers', service: 'admin', access: 'admin', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/admin/corrections', service: 'admin', access: 'admin' },
  { method: 'PUT', path: '/api/admin/corrections/:key', service: 'admin', access: 'admin', limit: { requests: 120, windowS: MINUTE } },
  { method: 'POST', path: '/api/admin/corrections/export', service: 'admin', access: 'admin', limit: { requests: 20, windowS: MINUTE }, timeoutMs: 60_000 },
  { method: 'GET', path: '/api/topics/writing', service: 'practice-ai', access: 'session' },
  {
    method: 'POST',
    path: '/api/analyze/grammar',
    service: 'practice-ai',
    access: 'practice',
    limit: { requests: 30, windowS: MINUTE },
    timeoutMs: 15_000,
  },
  { method: 'GET', path: '/api/writing/attempts', service: 'practice-ai', access: 'session' },
  { method: 'GET', path: '/api/writing/attempts/:id', service: 'practice-ai', access: 'session' },
  { method: 'POST', path: '/api/writing/disputed-corrections', service: 'practice-ai', access: 'session', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/refine-style', service: 'practice-ai', access: 'practice', limit: { requests: 30, windowS: MINUTE } },
  { method: 'GET', path: '/api/topics/speaking', service: 'practice-ai', access: 'session' },
  { method: 'POST', path: '/api/conversations', service: 'practice-ai', access: 'practice', limit: { requests: 30, windowS: MINUTE } },
  // Also after the trial: what learners have said is theirs to read and to delete.
  { method: 'GET', path: '/api/conversations', service: 'practice-ai', access: 'session' },
  { method: 'GET', path: '/api/conversations/:id', service: 'practice-ai', access: 'session' },
  { method: 'DELETE', path: '/api/conversations/:id', service: 'practice-ai', access: 'session', limit: { requests: 60, windowS: MINUTE } },
  { method: 'POST', path: '/api/chat', service: 'practice-ai', access: 'practice', limit: { requests: 60, windowS: MINUTE }, bodyLimit: HISTORY_LIMIT },
  { method: 'POST', path: '/api/free-conversation', service: 'practice-ai', access: 'practice', limit: { requests: 60, windowS: MINUTE }, bodyLimit: HISTORY_LIMIT },
  // A long conversation is analysed piece by piece, one after the other; with how each phrase was heard it is also large.
  {
    method: 'POST',
    path: '/api/analyze/speaking',
    service: 'practice-ai',
    access: 'practice',
    limit: { requests: 30, windowS: MINUTE },
    bodyLimit: HISTORY_LIMIT,
  },
  { method: 'GET', path: '/api/speech', service: 'practice-ai', access: 'session' },
  // A class that speaks, and each page fetches what may be said next.
  { method: 'POST', path: '/api/tts', service: 'practice-ai', access: 'practice', limit: { requests: 240, windowS: MINUTE }, timeoutMs: 10_000 },
  { method: 'POST', path: '/api/tts/german', service: 'practice-ai', access: 'practice', limit: { requests: 240, windowS: MINUTE }, timeoutMs: 10_000 },
  {
    method: 'POST',
    path: '/api/transcribe',
    service: 'practice-ai',
    access: 'practice',
    limit: { requests: 60, windowS: MINUTE },
    bodyLimit: MAX_RECORDING_BYTES + FORM_BYTES,
    tooLarge: 'RECORDING_TOO_LARGE',
    // A little more than the service waits for the recognition.
    timeoutMs: 65_000,
  },
  // Also after the trial: whoever has agreed can withdraw.
  { method: 'GET', path: '/api/ai-consent', service: 'practice-ai', access: 'session' },
  { method: 'POST', path: '/api/ai-consent', service: 'practice-ai', access: 'session', limit: { requests: 60, windowS: MINUTE } },
  { method: 'DELETE', path: '/api/ai-consent', service: 'practice-ai', access: 'session', limit: { requests: 60, windowS: MINUTE } },
  {
    method: 'POST',
    path: '/api/generate/writing-report',
    service: 'report',
    access: 'practice',
    limit: { requests: 30, windowS: MINUTE },
    bodyLimit: 1024 * 1024,
  },
  { method: 'POST', path: '/api/generate/report', service: 'report', access: 'practice', limit: { requests: 30, windowS: MINUTE }, bodyLimit: 1024 * 1024 },
  // What a learner has collected stays readable after the trial; learning with it is practice.
  { method: 'GET', path: '/api/flashcards/stats', service: 'vocabulary', access: 'session' },
  { method: 'GET', path: '/api/flashcards/leitner-stats', service: 'vocabulary', access: 'session' },
  { method: 'GET', path: '/api/flashcards/leitner-due', service: 'vocabulary', access: 'practice' },
  { method: 'POST', path: '/api/flashcards/leitner-review', service: 'vocabulary', access: 'practice', limit: { requests: 240, windowS: MINUTE } },
  { method: 'POST', path: '/api/flashcards/leitner-undo', service: 'vocabulary', access: 'practice', limit: { requests: 120, windowS: MINUTE } },
  { method: 'GET', path: '/api/flashcards/available', service: 'vocabulary', access: 'session', limit: { requests: 240, windowS: MINUTE } },
  { method: 'POST', path: '/api/flashcards/add-selected', service: 'vocabulary', access: 'practice', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/flashcards/settings', service: 'vocabulary', access: 'session' },
  { method: 'PUT', path: '/api/flashcards/settings', service: 'vocabulary', access: 'session', limit: { requests: 60, windowS: MINUTE } },
  { method: 'GET', path: '/api/flashcards/cards', service: 'vocabulary', access: 'session', limit: { requests: 240, windowS: MINUTE } },
  { method: 'POST', path: '/api/flashcards/cards', service: 'vocabulary', access: 'practice', limit: { requests: 120, windowS: MINUTE } },
  { method: 'PUT', path: '/api/flashcards/cards/:userFlashcardId', service: 'vocabulary', access: 'session', limit: { requests: 120, windowS: MINUTE } },
  { method: 'PATCH', path: '/api/flashcards/cards/:userFlashcardId', service: 'vocabulary', access: 'session', limit: { requests: 240, windowS: MINUTE } },
  { method: 'POST', path: '/api/flashcards/from-correction', service: 'vocabulary', access: 'practice', limit: { requests: 120, windowS: MINUTE } },
  { method: 'POST', path: '/api/flashcards/import', service: 'vocabulary', access: 'practice', limit: { requests: 20, windowS: MINUTE }, bodyLimit: MAX_IMPORT_BYTES },
  { method: 'GET', path: '/api/flashcards/export', service: 'vocabulary', access: 'session', limit: { requests: 20, windowS: MINUTE } },
];

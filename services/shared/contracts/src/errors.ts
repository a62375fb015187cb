/**
 * Every error code that a client can see, with its HTTP status and its text.
 * The text says what happened and what to do; a route may give a more exact one.
 * docs/errors.md lists the same table; a test keeps them equal.
 */
export const errorTable = {
  // Requests
  MALFORMED_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  VALIDATION_FAILED: { status: 400, message: 'Some fields are missing or not valid. Please check them and try again.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large. Please send less at once.' },
  NOT_FOUND: { status: 404, message: "The page you're looking for doesn't exist." },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'This part of the file does not exist.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait before trying again.' },
  FORBIDDEN_ORIGIN: { status: 403, message: 'This request did not come from the B1 Fuchs pages. Please reload the page and try again.' },
  // Identity
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in to continue.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  MEMBERSHIP_REQUIRED: { status: 402, message: 'Your free trial has ended. Get a membership to keep practising.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Username, e-mail or password is incorrect. Please try again.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your e-mail address first. We have sent you a link.' },
  USERNAME_TAKEN: { status: 409, message: 'This username is already taken. Please choose another one.' },
  SECURITY_CHECK_FAILED: { status: 400, message: "Please complete the math problem to verify you're human." },
  TWO_FACTOR_REQUIRED: { status: 401, message: 'Please enter the code from your authenticator app.' },
  CODE_REFUSED: { status: 401, message: 'The code is incorrect or was used already. Please enter the one that your app shows now.' },
  SIGN_IN_EXPIRED: { status: 401, message: 'Signing in took too long. Please sign in again.' },
  PROOF_REFUSED: { status: 403, message: 'The password or code is incorrect. Please try again.' },
  SIGN_IN_AGAIN: { status: 403, message: 'Please sign in again first: this needs a sign-in of the last ten minutes.' },
  PASSWORD_MISSING: { status: 409, message: 'Your account has no password yet. Please set one first: without Google and without a password nobody could sign in to it.' },
  LAST_ADMINISTRATOR: { status: 409, message: 'You are the only administrator. Please make somebody else an administrator first.' },
  OWN_ACCOUNT: { status: 409, message: 'This is your own account. Please change it on your account page, or ask another administrator.' },
  EMAIL_TAKEN: { status: 409, message: 'Another account has this e-mail address already.' },
  PROOF_NEEDED: { status: 403, message: 'Please enter your own password: your last sign-in is older than 15 minutes.' },
  TWO_FACTOR_NEEDED: { status: 403, message: 'Administrators need two-factor sign-in here. Please switch it on in your account page first.' },
  MAIL_NOT_WANTED: { status: 409, message: 'This user gets no news by e-mail.' },
  CHANGED_MEANWHILE: { status: 409, message: 'Somebody else has changed this meanwhile. Please look at it again and then save.' },
  INVALID_TOKEN: { status: 400, message: 'This link is invalid or has expired. Please request a new one.' },
  // Practice
  TEXT_TOO_LONG: { status: 413, message: 'Ihr Text ist zu lang. Bitte senden Sie höchstens 10.000 Zeichen.' },
  ANALYSIS_UNAVAILABLE: { status: 503, message: 'Die Grammatikprüfung ist gerade nicht erreichbar. Ihr Text ist nicht verloren. Bitte versuchen Sie es in einer Minute noch einmal.' },
  REPORT_UNAVAILABLE: { status: 503, message: 'The PDF could not be made right now. Please try again in a moment.' },
  // Conversation
  CONVERSATION_NOT_FOUND: { status: 404, message: 'Dieses Gespräch gibt es nicht mehr. Bitte beginnen Sie ein neues.' },
  CONVERSATION_ENDED: { status: 409, message: 'Dieses Gespräch ist zu Ende. Holen Sie sich Ihr Feedback oder beginnen Sie ein neues.' },
  CONVERSATION_BUSY: { status: 409, message: 'Ihre letzte Nachricht wird noch beantwortet. Bitte warten Sie einen Moment und senden Sie dann noch einmal.' },
  TOPIC_NOT_FOUND: { status: 404, message: 'Dieses Thema gibt es nicht mehr. Bitte wählen Sie ein anderes.' },
  // Speech
  SPEECH_UNAVAILABLE: { status: 503, message: 'Der Text kann gerade nicht vorgelesen werden. Bitte versuchen Sie es gleich noch einmal.' },
  TRANSCRIPTION_NOT_SET_UP: { status: 503, message: 'Der Server kann Aufnahmen hier nicht in Text umwandeln. Bitte tippen Sie Ihre Antwort, oder öffnen Sie diese Seite in Chrome oder Edge: Dort erkennt der Browser, was Sie sagen.' },
  TRANSCRIPTION_UNAVAILABLE: { status: 503, message: 'Ihre Aufnahme kann gerade nicht in Text umgewandelt werden. Bitte versuchen Sie es gleich noch einmal, oder tippen Sie Ihre Antwort.' },
  CONSENT_REQUIRED: { status: 403, message: 'Ihre Aufnahme würde an einen anderen Anbieter gesendet. Bitte stimmen Sie zuerst zu, oder tippen Sie Ihre Antwort.' },
  RECORDING_EMPTY: { status: 400, message: 'Die Aufnahme ist leer. Bitte prüfen Sie Ihr Mikrofon und nehmen Sie noch einmal auf.' },
  RECORDING_UNREADABLE: { status: 415, message: 'Diese Aufnahme lässt sich nicht lesen. Bitte nehmen Sie noch einmal auf. Möglich sind WebM, MP4, Ogg, WAV und MP3.' },
  RECORDING_TOO_LARGE: { status: 413, message: 'Die Aufnahme ist zu groß. Bitte senden Sie höchstens 10 MB auf einmal.' },
  RECORDING_TOO_LONG: { status: 413, message: 'Die Aufnahme ist zu lang. Bitte sprechen Sie höchstens zehn Minuten am Stück.' },
  // Vocabulary
  CARD_NOT_FOUND: { status: 404, message: 'This card is not in your deck any more. Please reload the page.' },
  UNDO_TOO_LATE: { status: 409, message: 'Diese Antwort lässt sich nicht mehr zurücknehmen, weil die Karte inzwischen noch einmal beantwortet wurde.' },
  IMPORT_UNREADABLE: { status: 400, message: 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie eine Textdatei (CSV oder TSV) mit einer Karte in jeder Zeile.' },
  // Membership
  WITHDRAWAL_CONSENT_REQUIRED: { status: 400, message: 'Please agree that your access begins right after the payment. Tick the box and try again.' },
  ADMIN_NEEDS_NO_MEMBERSHIP: { status: 409, message: 'As an administrator you have full access already. There is nothing to buy.' },
  PAYMENT_UNAVAILABLE: { status: 503, message: 'Unable to set up payment. Please try again.' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'We could not find this payment in your account. If you have paid, please contact support.' },
  NO_MEMBERSHIP: { status: 409, message: 'You have no running membership. You can choose a plan at any time.' },
  TRIAL_IS_OVER: { status: 409, message: 'This learner has bought access already, so the trial stays as it is. Please grant premium instead.' },
  REFUND_REFUSED: { status: 409, message: 'This amount cannot be refunded: it is more than what is left of the payment, or another refund has just been made.' },
  WEBHOOK_REFUSED: { status: 400, message: 'This message does not carry a valid and recent signature of the payment provider.' },
  // System
  SERVICE_UNAVAILABLE: { status: 503, message: 'This part of B1 Fuchs is starting up or not available right now. Nothing is lost. Please try again in a moment.' },
  GATEWAY_TIMEOUT: { status: 504, message: 'The answer took too long. Nothing is lost. Please try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again; if it happens again, contact support and name the request id.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

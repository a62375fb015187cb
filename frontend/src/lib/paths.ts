/** The addresses of the pages (spec 1, section 2). */
export const paths = {
  home: '/',
  auth: '/auth',
  speaking: '/speaking',
  writing: '/writing',
  style: '/style-refinement',
  freeConversation: '/free-conversation',
  vocabulary: '/vocabulary',
  /** Studying by ear. */
  listening: '/vocabulary?tab=study&mode=listening',
  addWords: '/vocabulary/add-words',
  progress: '/progress',
  account: '/account',
  support: '/support',
  checkEmail: '/email-verification',
  verifyEmail: '/verify-email',
  confirmEmail: '/confirm-email',
  verificationSuccess: '/verification-success',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  unsubscribe: '/unsubscribe',
} as const;

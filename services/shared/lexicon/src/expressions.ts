import type { Expression } from './expression.schema.js';
import { agreements, disagreements } from './expressions/agreement-and-disagreement.js';
import { arrangements, offers } from './expressions/arrangements.js';
import { conditions, contrasts } from './expressions/contrasts-and-conditions.js';
import { experiences } from './expressions/experiences.js';
import { feelings, wishes } from './expressions/feelings-and-wishes.js';
import { closings, greetings } from './expressions/greetings-and-closings.js';
import { acceptances, invitations } from './expressions/invitations.js';
import { lastSentences } from './expressions/last-sentences.js';
import { openings } from './expressions/openings.js';
import { opinions } from './expressions/opinions.js';
import { advantages, disadvantages } from './expressions/pros-and-cons.js';
import { consequences, examples, reasons } from './expressions/reasons-and-examples.js';
import { refusals } from './expressions/refusals.js';
import { questions, requests } from './expressions/requests.js';
import { structuring, summaries } from './expressions/structure-and-summary.js';
import { suggestions } from './expressions/suggestions.js';
import { apologies, thanks } from './expressions/thanks-and-apologies.js';

/** Every useful expression at B1, in the order of a text: from the greeting to the closing. `expression` is unique. */
export const expressions: Expression[] = [
  ...greetings,
  ...openings,
  ...thanks,
  ...apologies,
  ...feelings,
  ...wishes,
  ...invitations,
  ...acceptances,
  ...refusals,
  ...requests,
  ...questions,
  ...suggestions,
  ...arrangements,
  ...offers,
  ...opinions,
  ...agreements,
  ...disagreements,
  ...reasons,
  ...consequences,
  ...examples,
  ...contrasts,
  ...conditions,
  ...advantages,
  ...disadvantages,
  ...experiences,
  ...structuring,
  ...summaries,
  ...lastSentences,
  ...closings,
];

import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { ApiError } from '../api/api-error.js';
import type { Core } from '../core.js';
import { findCheckout } from '../payments/checkouts.js';
import { closeDispute, openDispute } from '../payments/dispute.js';
import { pay } from '../payments/pay.js';
import { refund } from '../payments/refund.js';
import type { Checkout } from '../records.js';
import { checkoutPage, closedPage, failurePage, missingPage } from './checkout-page.js';
import { overviewPage, type Entry } from './overview-page.js';

const SHOWN = 50;
const choiceSchema = z.object({ choice: z.enum(['paid', 'paid-and-closed', 'declined', 'delayed', 'delayed-failure', 'cancel']) });
const actionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['arrived', 'failed', 'refund', 'dispute', 'won', 'lost']) }),
  z.object({
    action: z.literal('refund-part'),
    /** As Germans write it: 5 or 4,99. */
    euros: z.string().trim().regex(/^\d{1,6}(?:,\d{1,2})?$/).transform((text) => Math.round(Number(text.replace(',', '.')) * 100)).pipe(z.int().min(1)),
  }),
]);
type Action = z.output<typeof actionSchema>;

/** The page on which a session is paid, and the one on which payments are refunded and disputed. */
export function createPageRouter(core: Core): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: false, limit: '10kb' }));
  router.get('/', (_request, response) => sendPage(response, 200, overviewPage(entriesOf(core))));
  router.get('/pay/:id', (request, response) => {
    const checkout = findCheckout(core, request.params.id);
    if (!checkout) sendPage(response, 404, missingPage());
    else if (checkout.session.status === 'open') sendPage(response, 200, checkoutPage(checkout, { ...core, isDeclined: request.query.declined !== undefined }));
    else sendPage(response, checkout.session.status === 'expired' ? 410 : 200, closedPage(checkout));
  });
  router.post('/pay/:id', (request, response) => {
    const checkout = findCheckout(core, request.params.id);
    if (!checkout) sendPage(response, 404, missingPage());
    else response.redirect(303, placeAfter(core, checkout, choiceSchema.parse(request.body).choice));
  });
  router.post('/payments/:id', (request, response) => {
    const checkout = findCheckout(core, request.params.id);
    const action = actionSchema.safeParse(request.body);
    if (!checkout) sendPage(response, 404, missingPage());
    else if (!action.success) sendPage(response, 400, overviewPage(entriesOf(core), 'Bitte schreiben Sie einen Betrag wie 4,99.'));
    else {
      act(core, checkout, action.data);
      response.redirect(303, '/');
    }
  });
  router.use((_request, response) => sendPage(response, 404, missingPage()));
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) next(error);
    else if (error instanceof ApiError) sendPage(response, 400, overviewPage(entriesOf(core), 'Das geht bei dieser Zahlung nicht.'));
    else sendPage(response, error instanceof z.ZodError ? 400 : 500, failurePage());
  });
  return router;
}

/** Does what was chosen, and tells where the browser goes then. */
function placeAfter(core: Core, { session }: Checkout, choice: z.infer<typeof choiceSchema>['choice']): string {
  const here = `/pay/${session.id}`;
  if (choice === 'cancel') return session.cancel_url ?? here;
  // A second click comes when all is done.
  if (session.status === 'open') pay(core, session.id, choice === 'paid-and-closed' ? 'paid' : choice);
  else if (session.status === 'expired') return here;
  if (choice === 'declined') return `${here}?declined=1`;
  return choice === 'paid-and-closed' ? here : (session.success_url ?? here).replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function act(core: Core, { session }: Checkout, action: Action): void {
  const paymentIntent = session.payment_intent ?? '';
  switch (action.action) {
    case 'arrived':
    case 'failed':
      pay(core, session.id, action.action);
      break;
    case 'refund':
      refund(core, { paymentIntent });
      break;
    case 'refund-part':
      refund(core, { paymentIntent, amount: action.euros });
      break;
    case 'dispute':
      openDispute(core, paymentIntent);
      break;
    default:
      closeDispute(core, paymentIntent, action.action);
  }
}

function entriesOf(core: Core): Entry[] {
  const disputes = core.store.all('disputes');
  return core.store
    .all('checkouts')
    .slice(-SHOWN)
    .reverse()
    .map((known) => {
      const checkout = findCheckout(core, known.session.id) ?? known;
      const intent = core.store.find('intents', checkout.session.payment_intent ?? '');
      const charge = core.store.find('charges', intent?.latest_charge ?? '');
      return { checkout, charge, dispute: disputes.find((dispute) => dispute.charge === charge?.id) };
    });
}

function sendPage(response: Response, status: number, html: string): void {
  response
    .status(status)
    .set({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    })
    .type('html')
    .send(html);
}

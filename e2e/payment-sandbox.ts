import type { Page } from 'playwright-core';
import { z } from 'zod';

const { PAYMENTS_URL } = z.object({ PAYMENTS_URL: z.url() }).parse(process.env);
export const paymentsUrl = PAYMENTS_URL;

async function control(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const answer = await fetch(new URL(`/_sandbox/${path}`, PAYMENTS_URL), { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Whether the provider's messages wait, as if they had been lost on their way. */
export const pauseDelivery = (paused: boolean): Promise<void> => control('PUT', 'delivery', { paused });

/** Pays at once, as the button of the provider's page does. @param sessionId of the checkout */
export const pay = (sessionId: string): Promise<void> => control('POST', `sessions/${sessionId}/pay`, { outcome: 'paid' });

/** Lets money arrive that is under way. @param sessionId of the checkout */
export const letMoneyArrive = (sessionId: string): Promise<void> => control('POST', `sessions/${sessionId}/pay`, { outcome: 'arrived' });

/** Opens a dispute about a payment, or ends it. @param sessionId of its checkout */
export const dispute = (sessionId: string, status: 'open' | 'won' | 'lost'): Promise<void> => control('POST', `payments/${sessionId}/dispute`, { status });

/** Gives money back, all of it or `amount` cents. @param sessionId of the payment's checkout */
export const refund = (sessionId: string, amount?: number): Promise<void> => control('POST', `payments/${sessionId}/refund`, amount === undefined ? {} : { amount });

/** The browser does not get to the provider's page by itself. @returns lets it get there */
export async function blockPaymentPage(page: Page): Promise<() => Promise<void>> {
  const address = `${PAYMENTS_URL}/pay/**`;
  // An answer without content leaves the browser where it is.
  await page.route(address, (route) => route.fulfill({ status: 204 }));
  return () => page.unroute(address);
}

/** Waits for the provider's page. @returns the id of the checkout session */
export async function onPaymentPage(page: Page): Promise<string> {
  await page.waitForURL((url) => url.origin === new URL(PAYMENTS_URL).origin);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Does what one of the buttons of the provider's page says. */
export const choose = (page: Page, name: string): Promise<void> => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).first().click();

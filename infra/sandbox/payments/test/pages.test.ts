import { JSDOM } from 'jsdom';
import { paidSession, someSession, startUnderTest, type UnderTest } from './sandbox-under-test.js';

let sandbox: UnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.stop());

type Page = { status: number; document: Document };
const at = async (path: string): Promise<Page> => {
  const answer = await fetch(new URL(path, sandbox.url));
  return { status: answer.status, document: new JSDOM(await answer.text()).window.document };
};
/** Sends a form as a browser does and tells where it leads. */
const submit = async (path: string, fields: Record<string, string>): Promise<{ status: number; location: string; text: string }> => {
  const answer = await fetch(new URL(path, sandbox.url), { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
};
/** What one reads, with plain spaces. */
const read = (element: Element | null): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const textOf = ({ document }: Page): string => read(document.querySelector('main'));
const buttonsOf = ({ document }: Page): string[] => [...document.querySelectorAll('button')].map(({ firstChild }) => firstChild?.textContent ?? '');
const openSession = async (): Promise<string> => (await sandbox.stripe.checkout.sessions.create(someSession())).id;
const stateOf = async (id: string): Promise<string> => {
  const { status, payment_status: payment } = await sandbox.stripe.checkout.sessions.retrieve(id);
  return `${status ?? ''} ${payment}`;
};

describe('the checkout page', () => {
  test('says what is paid, how much, and that no money moves', async () => {
    const page = await at(`/pay/${await openSession()}`);
    expect(page.document.documentElement.lang).toBe('de');
    expect(page.document.querySelector('h1')?.textContent).toBe('1 Month Access');
    expect(textOf(page)).toContain('14,99 €');
    expect(textOf(page)).toContain('Hier wird kein Geld bewegt');
    expect(buttonsOf(page)).toEqual(['Bezahlen', 'Abbrechen', 'Karte abgelehnt', 'Verzögert bezahlen', 'Verzögert bezahlen, ohne Erfolg', 'Bezahlen und den Tab schließen']);
    expect(page.document.querySelectorAll('script')).toHaveLength(0);
  });

  test.each<[string, string, string]>([
    ['paid', 'subscription-success?session_id=SESSION', 'complete paid'],
    ['delayed', 'subscription-success?session_id=SESSION', 'complete unpaid'],
    ['delayed-failure', 'subscription-success?session_id=SESSION', 'complete unpaid'],
    ['cancel', 'subscribe?canceled=1', 'open unpaid'],
  ])('with %s leads back to %s', async (choice, place, state) => {
    const id = await openSession();
    const { status, location } = await submit(`/pay/${id}`, { choice });
    expect([status, location]).toEqual([303, `http://localhost:8080/${place.replace('SESSION', id)}`]);
    expect(await stateOf(id)).toBe(state);
  });

  test('with a declined card stays, says so, and can be paid then', async () => {
    const id = await openSession();
    const { location } = await submit(`/pay/${id}`, { choice: 'declined' });
    const page = await at(location);
    expect(page.document.querySelector('[role=alert]')?.textContent).toContain('Die Karte wurde abgelehnt');
    expect(buttonsOf(page)).toContain('Bezahlen');
    await submit(`/pay/${id}`, { choice: 'paid' });
    expect(await stateOf(id)).toBe('complete paid');
  });

  test('paid with the tab closed leads nowhere', async () => {
    const id = await openSession();
    const { location } = await submit(`/pay/${id}`, { choice: 'paid-and-closed' });
    expect(location).toBe(`/pay/${id}`);
    expect(textOf(await at(location))).toContain('Diese Bestellung ist bezahlt');
    expect(await stateOf(id)).toBe('complete paid');
  });

  test('takes a second click for the first', async () => {
    const id = await openSession();
    const [first, second] = [await submit(`/pay/${id}`, { choice: 'paid' }), await submit(`/pay/${id}`, { choice: 'paid' })];
    expect(second.location).toBe(first.location);
    const { payment_intent: paymentIntent } = await sandbox.stripe.checkout.sessions.retrieve(id);
    expect((await sandbox.stripe.charges.list({ payment_intent: paymentIntent as string })).data).toHaveLength(1);
  });

  test('says that it is over when it is, and offers nothing to pay', async () => {
    const id = await openSession();
    await sandbox.stripe.checkout.sessions.expire(id);
    const expired = await at(`/pay/${id}`);
    expect([expired.status, buttonsOf(expired)]).toEqual([410, []]);
    expect(textOf(expired)).toContain('Diese Zahlungsseite ist abgelaufen');
    const missing = await at('/pay/cs_test_none');
    expect([missing.status, textOf(missing)]).toEqual([404, expect.stringContaining('Diese Seite gibt es nicht')]);
    expect((await submit(`/pay/${id}`, { choice: 'free' })).status).toBe(400);
  });

  test('shows what somebody has named a product as text', async () => {
    const { id } = await sandbox.stripe.checkout.sessions.create(
      someSession({ line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: { name: '<script>alert(1)</script>' } } }] }),
    );
    expect((await at(`/pay/${id}`)).document.querySelector('h1')?.textContent).toBe('<script>alert(1)</script>');
  });
});

describe('the list of payments', () => {
  const article = async (id: string): Promise<Element> => {
    const found = (await at('/')).document.querySelector(`[aria-labelledby="zahlung-${id}"]`);
    if (!found) throw new Error('the payment is not listed');
    return found;
  };

  test('refunds in part and then the rest', async () => {
    const { id, paymentIntent } = await paidSession(sandbox);
    expect((await article(id)).querySelector('input')?.value).toBe('14,99');
    expect((await submit(`/payments/${id}`, { action: 'refund-part', euros: '4,99' })).status).toBe(303);
    expect(read(await article(id))).toContain('davon 4,99 € erstattet');
    await submit(`/payments/${id}`, { action: 'refund' });
    expect(read(await article(id))).toContain('Bezahlt und ganz erstattet');
    expect((await sandbox.stripe.refunds.list({ payment_intent: paymentIntent })).data.map(({ amount }) => amount)).toEqual([1_000, 499]);
  });

  test('opens a dispute and decides it', async () => {
    const { id, paymentIntent } = await paidSession(sandbox);
    await submit(`/payments/${id}`, { action: 'dispute' });
    expect(read(await article(id))).toContain('Angefochten');
    await submit(`/payments/${id}`, { action: 'lost' });
    expect(read(await article(id))).toContain('Angefochten und zurückgebucht');
    expect((await sandbox.stripe.disputes.list({ payment_intent: paymentIntent })).data[0]?.status).toBe('lost');
  });

  test('lets money that is on its way arrive or fail', async () => {
    const [first, second] = [await openSession(), await openSession()];
    for (const id of [first, second]) await submit(`/pay/${id}`, { choice: 'delayed' });
    await submit(`/payments/${first}`, { action: 'arrived' });
    await submit(`/payments/${second}`, { action: 'failed' });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['complete paid', 'complete unpaid']);
    expect(read(await article(second))).toContain('Gescheitert');
  });

  test('says what is wrong with an amount, and does nothing', async () => {
    const { id, paymentIntent } = await paidSession(sandbox);
    for (const euros of ['viel', '-1', '0', '99,99']) expect((await submit(`/payments/${id}`, { action: 'refund-part', euros })).status).toBe(400);
    expect((await submit(`/payments/${id}`, { action: 'refund-part', euros: 'viel' })).text).toContain('role="alert"');
    expect((await sandbox.stripe.refunds.list({ payment_intent: paymentIntent })).data).toEqual([]);
  });
});

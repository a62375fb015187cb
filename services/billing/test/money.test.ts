import { IDENTITY_HEADER, moneyReportSchema, type MoneyReport } from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { eventually, signingKeyOf, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { createPayments } from '../src/clients/payments.js';
import { openRecords } from '../src/data/records.js';
import { reconcile } from '../src/domain/reconcile.js';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { PUBLIC_URL, startBillingUnderTest, WEBHOOK_SECRET, type BillingUnderTest } from './billing-under-test.js';
import { atProvider, createBuyer, someBuyer } from './buyer.js';

const DAY_MS = 24 * 3_600_000;
let auth: AuthStandIn;
let billing: BillingUnderTest;
/** Two plans that were bought: one given back in part, with a credit note, the other lost in a dispute. */
let refunded: string;
let lost: string;

beforeAll(async () => {
  auth = await startAuthStandIn();
  billing = await startBillingUnderTest(auth.url);
  const [buyer, provider] = [await someBuyer(billing, auth), atProvider(billing)];
  refunded = await buyer.buy('quarterly');
  lost = await buyer.buy('monthly');
  await provider.refund(refunded, 499);
  await provider.dispute(lost, 'open');
  await provider.dispute(lost, 'lost');
  await eventually(async () => {
    const payments = (await buyer.payments()).map(({ status, invoices }) => ({ status, invoices: invoices.length }));
    expect(payments.sort((one, other) => one.invoices - other.invoices)).toEqual([{ status: 'lost', invoices: 1 }, { status: 'partly_refunded', invoices: 2 }]);
  });
});
afterAll(async () => {
  await billing.stop();
  await auth.stop();
});

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** A test may run over midnight. */
const untilTomorrow = () => `from=${day(Date.now() - DAY_MS)}&to=${day(Date.now() + DAY_MS)}`;
const ask = (query: string) => createBuyer(billing, someIdentity({ role: 'admin' })).call('get', `/api/admin/money-report?${query}`);
const report = async (query: string): Promise<MoneyReport> => moneyReportSchema.parse((await ask(query)).body);

describe('the report of money', () => {
  test('adds up what came in and went back, with VAT, and names the invoices', async () => {
    const { movements, ...sums } = await report(untilTomorrow());
    expect(sums).toMatchObject({
      currency: 'eur',
      payments: 2,
      receivedCents: 4_998,
      refundedCents: 499,
      chargedBackCents: 1_499,
      grossCents: 3_000,
      netCents: 2_521,
      vatCents: 479,
      unclaimedCents: 0,
      byPlan: [{ planType: 'monthly', payments: 1, receivedCents: 1_499 }, { planType: 'quarterly', payments: 1, receivedCents: 3_499 }],
    });
    const number = expect.stringMatching(/^B1-\d{6}$/) as string;
    expect(movements.filter(({ paymentId }) => paymentId === refunded)).toMatchObject([
      { kind: 'payment', amountCents: 3_499, vatCents: 559, invoiceNumber: number },
      { kind: 'refund', amountCents: -499, vatCents: -80, invoiceNumber: number },
    ]);
    expect(movements.filter(({ paymentId }) => paymentId === lost)).toMatchObject([{ kind: 'payment', amountCents: 1_499, invoiceNumber: number }, { kind: 'chargeback', amountCents: -1_499, invoiceNumber: null }]);
  });

  test('is empty for days on which nothing happened', async () => {
    expect(await report('from=2020-01-01&to=2020-01-31')).toMatchObject({ payments: 0, grossCents: 0, conversions: [], movements: [] });
  });

  test('counts a learner once who has gone from the trial to a payment, on the day of the first', async () => {
    const { conversions } = await report(untilTomorrow());
    expect(conversions).toEqual([{ day: expect.any(String) as string, conversions: 1 }]);
    const figures = (query: string, caller: 'admin' | 'gateway' = 'admin') =>
      request(billing.baseUrl).get(`/internal/admin/figures?${query}`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'billing'));
    expect((await figures(`${untilTomorrow()}&timeZone=UTC`)).body).toEqual({ days: conversions });
    // Fourteen hours ahead, the same moment may have another date; it counts once there, too.
    expect((await figures(`from=${day(Date.now() - DAY_MS)}&to=${day(Date.now() + 2 * DAY_MS)}&timeZone=Pacific/Kiritimati`)).body).toMatchObject({ days: [{ conversions: 1 }] });
    expect((await figures('from=2020-01-01&to=2020-01-31&timeZone=UTC')).body).toEqual({ days: [] });
    expect((await figures(`${untilTomorrow()}&timeZone=UTC`, 'gateway')).status).toBe(403);
  });

  test('comes as a file for spreadsheets, too', async () => {
    const answer = await ask(`${untilTomorrow()}&format=csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=money_[\d-]+_[\d-]+\.csv$/);
    expect(answer.text.startsWith('\uFEFF')).toBe(true);
    const [first, ...rows] = answer.text.slice(1).split('\r\n');
    expect(first).toBe('Datum;Art;Plan;Beleg;Brutto;Netto;USt;Waehrung;Zahlung;Referenz');
    expect(rows).toHaveLength(4);
    expect(rows.find((row) => row.includes('Erstattung'))).toContain(';-4,99;-4,19;-0,80;EUR;');
  });

  test.each(['from=2026-01-01', 'from=2026-01-31&to=2026-01-01', 'from=yesterday&to=today', 'from=2026-01-01&to=2026-01-31&format=xml'])('refuses %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});

describe('comparing with the provider', () => {
  const compare = async (): Promise<{ compared: number; differences: string[] }> => {
    const payments = createPayments({ secretKey: 'sk_test_billing', webhookSecret: WEBHOOK_SECRET, apiUrl: `http://127.0.0.1:${billing.sandbox.port}`, publicUrl: PUBLIC_URL });
    const records = await openRecords(billing.parts.connection.useDb(billing.parts.connection.name), () => ({ nudge: () => undefined }));
    return reconcile({ ...records, payments }, { since: new Date(Date.now() - DAY_MS), now: new Date(Date.now() + DAY_MS) });
  };

  test('finds nothing where all was heard', async () => {
    expect(await compare()).toEqual({ compared: 2, differences: [] });
  });

  test('finds a payment that was never heard of, money that differs, and what is missing', async () => {
    const provider = atProvider(billing);
    await provider.delivery({ paused: true });
    const buyer = await someBuyer(billing, auth);
    const unheard = await buyer.checkout();
    await provider.pay(unheard, 'paid');
    await provider.refund(refunded, 1);
    await billing.collection('invoices').deleteOne({ of: lost });
    await billing.collection('provider_events').insertOne({ _id: 'evt_failed', state: 'failed' });
    const { compared, differences } = await compare();
    expect(compared).toBe(3);
    expect(differences.sort()).toEqual(
      [
        '1 messages of the provider were given up',
        `${unheard}: paid, and not known here`,
        `${refunded}: refunded is 500 at the provider and 499 here`,
        `${lost}: no invoice`,
        'invoices: 1 numbers are missing',
      ].sort(),
    );
  });
});

import escapeHtml from 'escape-html';
import type { Charge, Checkout, Dispute } from '../records.js';
import { alert, money, page } from './layout.js';

/** A session with what became of it. */
export type Entry = { checkout: Checkout; charge: Charge | undefined; dispute: Dispute | undefined };

/** All payments, with what may happen to them later. */
export const overviewPage = (entries: Entry[], problem?: string): string =>
  page(
    'Zahlungen',
    `<h1>Zahlungen</h1>
    <p class="soft">Was Sie hier tun, erfährt B1 Fuchs so, wie es der Zahlungsdienst melden würde.</p>
    ${alert(problem)}
    ${entries.length === 0 ? '<p>Noch hat niemand eine Zahlung begonnen.</p>' : entries.map(entry).join('')}`,
    { isWide: true },
  );

const entry = ({ checkout, charge, dispute }: Entry): string => {
  const { session, productName } = checkout;
  const heading = `zahlung-${session.id}`;
  return `<article aria-labelledby="${heading}">
    <h2 id="${heading}">${escapeHtml(productName)}, ${money(session.amount_total ?? 0, session.currency ?? 'eur')}</h2>
    <p><strong>${stateOf({ checkout, charge, dispute })}</strong></p>
    <p class="soft"><time datetime="${new Date(session.created * 1_000).toISOString()}">${timeOf(session.created)}</time> · ${escapeHtml(session.id)}</p>
    <div class="row">${actionsOf({ checkout, charge, dispute })}</div>
  </article>`;
};

function stateOf({ checkout: { session, settles }, charge, dispute }: Entry): string {
  if (session.status === 'open') return 'Noch nicht bezahlt';
  if (session.status === 'expired') return 'Abgelaufen, nicht bezahlt';
  if (settles) return 'Das Geld ist unterwegs';
  if (session.payment_status !== 'paid' || !charge) return 'Gescheitert, nicht bezahlt';
  if (dispute?.status === 'needs_response') return 'Angefochten: Das Geld liegt wieder bei der Bank';
  if (dispute?.status === 'lost') return 'Angefochten und zurückgebucht';
  if (charge.refunded) return 'Bezahlt und ganz erstattet';
  const refunded = charge.amount_refunded > 0 ? `, davon ${money(charge.amount_refunded, charge.currency)} erstattet` : '';
  return `Bezahlt${refunded}${dispute ? ', Anfechtung abgewiesen' : ''}`;
}

function actionsOf({ checkout: { session, settles }, charge, dispute }: Entry): string {
  const button = (action: string, label: string): string =>
    `<form method="post" action="/payments/${session.id}"><button name="action" value="${action}">${label}</button></form>`;
  if (session.status === 'open') return `<a href="/pay/${session.id}">Zur Zahlungsseite</a>`;
  if (settles) return button('arrived', 'Geld trifft jetzt ein') + button('failed', 'Zahlung scheitert jetzt');
  if (session.payment_status !== 'paid' || !charge) return '';
  if (dispute?.status === 'needs_response') return button('won', 'B1 Fuchs bekommt recht') + button('lost', 'Käufer bekommt recht');
  if (charge.refunded || dispute?.status === 'lost') return '';
  const left = ((charge.amount - charge.amount_refunded) / 100).toFixed(2).replace('.', ',');
  const part = `<form method="post" action="/payments/${session.id}">
    <label>Betrag in Euro<input name="euros" inputmode="decimal" required value="${left}"></label>
    <button name="action" value="refund-part">Betrag erstatten</button></form>`;
  return button('refund', 'Ganz erstatten') + part + (dispute ? '' : button('dispute', 'Zahlung anfechten'));
}

const timeOf = (seconds: number): string => new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(seconds * 1_000));

import escapeHtml from 'escape-html';
import type { Checkout, Session } from '../records.js';
import { alert, money, page } from './layout.js';

const choice = (value: string, label: string, help: string): string =>
  `<button name="choice" value="${value}">${label}<small>${help}</small></button>`;

/** Where an open session is paid. */
export const checkoutPage = ({ session, productName }: Checkout, { settleAfterMs, isDeclined }: { settleAfterMs: number; isDeclined: boolean }): string => {
  const seconds = Math.ceil(settleAfterMs / 1_000);
  return page(
    'Bezahlen',
    `<h1>${escapeHtml(productName)}</h1>
    <p class="price">${priceOf(session)}</p>
    <p class="soft">Einmalige Zahlung an B1 Fuchs</p>
    ${alert(isDeclined ? 'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Sie können es noch einmal versuchen.' : undefined)}
    <form method="post">
      <button class="main" name="choice" value="paid">Bezahlen</button>
      ${choice('cancel', 'Abbrechen', 'Sie kommen zurück, ohne zu bezahlen.')}
      <h2>Was sonst noch vorkommt</h2>
      ${choice('declined', 'Karte abgelehnt', 'Die Bank lehnt ab. Sie bleiben auf dieser Seite.')}
      ${choice('delayed', 'Verzögert bezahlen', `Das Geld kommt erst nach etwa ${seconds} Sekunden an.`)}
      ${choice('delayed-failure', 'Verzögert bezahlen, ohne Erfolg', `Nach etwa ${seconds} Sekunden steht fest, dass kein Geld kommt.`)}
      ${choice('paid-and-closed', 'Bezahlen und den Tab schließen', 'Sie bezahlen, aber diese Seite führt Sie nicht zurück.')}
    </form>`,
  );
};

/** What a session that is over shows: it cannot be paid again. */
export const closedPage = ({ session, productName }: Checkout): string => {
  const [title, text] = closedTexts(session);
  return page(title, `<h1>${title}</h1><p>${escapeHtml(productName)}, ${priceOf(session)}</p><p>${text}</p>`);
};

function closedTexts({ status, payment_status: payment }: Session): [title: string, text: string] {
  if (status === 'expired') return ['Diese Zahlungsseite ist abgelaufen', 'Es wurde nichts abgebucht. Bitte beginnen Sie bei B1 Fuchs noch einmal.'];
  if (payment === 'paid') return ['Diese Bestellung ist bezahlt', 'Hier gibt es nichts mehr zu tun. Sie können diesen Tab schließen.'];
  return ['Diese Bestellung ist abgeschlossen', 'Das Geld ist noch nicht da. Sie können diesen Tab schließen.'];
}

export const missingPage = (): string => page('Nicht gefunden', '<h1>Diese Seite gibt es nicht</h1><p>Bitte gehen Sie zurück zu B1 Fuchs und beginnen Sie die Zahlung noch einmal.</p>');

export const failurePage = (): string => page('Das hat nicht geklappt', '<h1>Das hat nicht geklappt</h1><p>Bitte gehen Sie zurück und versuchen Sie es noch einmal.</p>');

const priceOf = (session: Session): string => money(session.amount_total ?? 0, session.currency ?? 'eur');

import type { MoneyReport } from '@b1fuchs/contracts';
import Papa from 'papaparse';

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A report as spreadsheets with German settings open it: semicolons, decimal commas; nothing in it is taken for a formula. */
export function moneyReportCsv({ movements }: MoneyReport): string {
  const rows = movements.map(({ at, kind, planType, invoiceNumber, amountCents, vatCents, currency, paymentId, paymentReference }) => ({
    Datum: at,
    Art: names[kind],
    Plan: planType ?? '',
    Beleg: invoiceNumber ?? '',
    Brutto: euros(amountCents),
    Netto: euros(amountCents - vatCents),
    USt: euros(vatCents),
    Waehrung: currency.toUpperCase(),
    Zahlung: paymentId,
    Referenz: paymentReference,
  }));
  // Amounts may begin with a minus; they are ours and no formula.
  const fields = ['Datum', 'Art', 'Plan', 'Beleg', 'Brutto', 'Netto', 'USt', 'Waehrung', 'Zahlung', 'Referenz'];
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data: rows }, { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA });
}

/** What a spreadsheet takes for the begin of a formula, but for a negative amount. */
const FORMULA = /^(?!-\d+,\d{2}$)[=+\-@\t\r]/;

const names: Record<MoneyReport['movements'][number]['kind'], string> = { payment: 'Zahlung', refund: 'Erstattung', chargeback: 'Rückbuchung', unclaimed: 'nicht zugeordnet' };

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

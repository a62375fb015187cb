import type { Invoice } from '@b1fuchs/contracts';
import { help } from '../../../lib/interface-language/help.js';

/** Invoices are German: they are papers for German authorities. */
export const invoiceTexts = {
  title: { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' } satisfies Record<Invoice['kind'], string>,
  number: 'Nummer',
  date: 'Datum',
  corrects: 'Berichtigt Rechnung',
  reference: 'Zahlungsreferenz',
  item: 'Leistung',
  months: (count: number) => (count === 1 ? 'Zugang zu B1 Fuchs für 1 Monat' : `Zugang zu B1 Fuchs für ${count} Monate`),
  period: (from: string, until: string) => `Zeitraum: ${from} bis ${until}`,
  net: 'Nettobetrag',
  vat: (percent: string) => `Umsatzsteuer (${percent} %)`,
  gross: 'Gesamtbetrag',
  noVat: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  paid: 'Der Betrag ist bereits bezahlt.',
  refunded: 'Der Betrag wurde erstattet.',
  vatId: (id: string) => `Umsatzsteuer-ID: ${id}`,
  noSeller: help('Der Betreiber dieser Installation hat seine Angaben noch nicht eingetragen. Bis dahin fehlen sie hier.'),
  print: 'Drucken oder als PDF speichern',
  back: 'Zur Mitgliedschaft',
  loading: help('Die Rechnung wird geladen …'),
  missingTitle: help('Diese Rechnung gibt es nicht'),
  missing: help('Zu dieser Nummer haben Sie keine Rechnung. Alle Ihre Rechnungen stehen bei Ihren Zahlungen.'),
  failedTitle: help('Die Rechnung ist gerade nicht zu sehen'),
  tryAgain: 'Noch einmal versuchen',
} as const;

import { createSlots, isDuplicateKey } from '@b1fuchs/kit';
import type { IssuedInvoice } from '../domain/invoice.js';
import type { InvoiceModel } from './invoice-model.js';

export type Invoices = ReturnType<typeof createInvoices>;
type Stored = Omit<IssuedInvoice, 'number' | 'userId'> & { _id: number; userId?: string };

/** Each round another instance gets a number, so that so many may ask at once. */
const ROUNDS = 200;
/** Within an instance one invoice is issued after the other; each waits for a payment that is being worked on, so they are few. */
const WAITING = 10_000;

/** Invoices and credit notes, with running numbers without gaps. */
export function createInvoices(model: InvoiceModel) {
  const find = async (filter: Record<string, unknown>): Promise<IssuedInvoice[]> => (await model.find(filter).sort({ _id: 1 }).lean<Stored[]>()).map(invoiceOf);
  const oneByOne = createSlots(1, WAITING);
  /** As far as this instance has seen; another one may have issued more. */
  let lastNumber: number | undefined;
  const issueNext = async ({ userId, ...invoice }: Omit<IssuedInvoice, 'number'>): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const number = (lastNumber ?? (await model.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean())?._id ?? 0) + 1;
      try {
        await model.create({ ...invoice, ...(userId !== null && { userId }), _id: number });
        lastNumber = number;
        return;
      } catch (error) {
        lastNumber = undefined;
        if (!isDuplicateKey(error)) throw error;
        // The number, or the payment itself.
        if (await model.exists({ of: invoice.of })) return;
      }
    }
    throw new Error('No number was free for an invoice: too many are issued at once.');
  };
  return {
    /** Issues an invoice under the next number, unless there is one for the same payment or refund. */
    async issue(invoice: Omit<IssuedInvoice, 'number'>): Promise<void> {
      const issued = oneByOne.run(() => issueNext(invoice));
      if (!issued) throw new Error('Too many invoices wait for a number.');
      await issued;
    },

    find: async (number: number): Promise<IssuedInvoice | undefined> => (await find({ _id: number }))[0],
    ofPayment: (paymentId: string): Promise<IssuedInvoice[]> => find({ paymentId }),
    ofPayments: (paymentIds: readonly string[]): Promise<IssuedInvoice[]> => find({ paymentId: { $in: paymentIds } }),
    ofUser: (userId: string): Promise<IssuedInvoice[]> => find({ userId }),

    /** How many numbers are missing between the first and the last. */
    async gaps(): Promise<number> {
      const [first, last] = await Promise.all([1, -1].map((order) => model.findOne({}, { _id: 1 }).sort({ _id: order === 1 ? 1 : -1 }).lean()));
      return first && last ? last._id - first._id + 1 - (await model.countDocuments({})) : 0;
    },
  };
}

const invoiceOf = ({ _id, userId, ...fields }: Stored): IssuedInvoice => ({ ...fields, number: _id, userId: userId ?? null });

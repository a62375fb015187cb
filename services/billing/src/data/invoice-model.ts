import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const sellerSchema = new Schema({ name: { type: String, required: true }, address: { type: [String], required: true }, vatId: { type: String, default: null } }, { _id: false });

/** Invoices and credit notes as they were issued; never changed. The id is the running number, without gaps. */
const invoiceSchema = new Schema(
  {
    _id: { type: Number, required: true },
    /** The payment, or the refund for a credit note: each gets one. */
    of: { type: String, required: true },
    kind: { type: String, enum: ['invoice', 'credit-note'], required: true },
    paymentId: { type: String, required: true },
    userId: { type: String },
    issuedAt: { type: Date, required: true },
    /** The number of the invoice that a credit note takes back. */
    corrects: { type: Number, default: null },
    seller: { type: sellerSchema, default: null },
    planType: { type: String, required: true },
    accessFrom: { type: Date, required: true },
    accessUntil: { type: Date, required: true },
    netCents: { type: Number, required: true },
    vatCents: { type: Number, required: true },
    grossCents: { type: Number, required: true },
    vatPercent: { type: Number, required: true },
    currency: { type: String, required: true },
    paymentReference: { type: String, required: true },
  },
  schemaOptions,
);
invoiceSchema.index({ of: 1 }, { unique: true, sparse: true });
invoiceSchema.index({ paymentId: 1 });
invoiceSchema.index({ userId: 1 });

export const invoiceModel = (connection: Connection) => connection.model('Invoice', invoiceSchema, 'invoices');
export type InvoiceModel = ReturnType<typeof invoiceModel>;

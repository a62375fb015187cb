import { z } from 'zod';

/** Who runs this installation. What the operator does not have (a register entry, a VAT id) is null. */
export const operatorSchema = z.object({
  name: z.string(),
  /** One line of the postal address each. */
  address: z.array(z.string()).min(1),
  email: z.string(),
  phone: z.string().nullable(),
  representedBy: z.string().nullable(),
  registerEntry: z.string().nullable(),
  vatId: z.string().nullable(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** GET /api/legal: for the legal pages; the operator is null until the installation is configured. */
export const legalResponseSchema = z.object({ operator: operatorSchema.nullable() });
export type LegalResponse = z.infer<typeof legalResponseSchema>;

import type { Operator } from '@b1fuchs/contracts';
import { z } from 'zod';

/** An empty value counts as not set. */
const setting = (schema: z.ZodType<string, string>) => z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());
const line = setting(z.string().trim().max(300));

/** Who runs this installation, as the legal pages say it. */
export const operatorConfig = {
  LEGAL_NAME: line,
  /** Lines parted by '|'. */
  LEGAL_ADDRESS: setting(z.string().trim().max(500).regex(/[^|\s]/, 'has no line with words in it')),
  LEGAL_EMAIL: setting(z.email()),
  LEGAL_PHONE: line,
  LEGAL_REPRESENTED_BY: line,
  LEGAL_REGISTER_ENTRY: line,
  LEGAL_VAT_ID: line,
};
type OperatorConfig = { [Name in keyof typeof operatorConfig]?: string | undefined };

const NEEDED = ['LEGAL_NAME', 'LEGAL_ADDRESS', 'LEGAL_EMAIL'] as const;

/** Half an operator would make pages that look filled in and are not: all that the law asks of everybody, or nothing. */
export function requireWholeOperator(config: OperatorConfig, context: z.RefinementCtx): void {
  const isNamed = Object.keys(operatorConfig).some((name) => config[name as keyof OperatorConfig] !== undefined);
  if (!isNamed) return;
  for (const name of NEEDED) {
    if (config[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is needed as soon as any LEGAL_ setting is there' });
  }
}

/** @returns null while nothing is configured */
export function operatorOf(config: OperatorConfig): Operator | null {
  const { LEGAL_NAME: name, LEGAL_ADDRESS: address, LEGAL_EMAIL: email } = config;
  if (name === undefined || address === undefined || email === undefined) return null;
  return {
    name,
    address: address.split('|').map((part) => part.trim()).filter((part) => part !== ''),
    email,
    phone: config.LEGAL_PHONE ?? null,
    representedBy: config.LEGAL_REPRESENTED_BY ?? null,
    registerEntry: config.LEGAL_REGISTER_ENTRY ?? null,
    vatId: config.LEGAL_VAT_ID ?? null,
  };
}

import { z } from 'zod';
import { operatorConfig, operatorOf, requireWholeOperator } from './operator.js';

const schema = z.object(operatorConfig).superRefine(requireWholeOperator);
const operator = { LEGAL_NAME: 'Fuchsbau GmbH', LEGAL_ADDRESS: 'Musterstraße 1 | 12345 Musterstadt |', LEGAL_EMAIL: 'hallo@fuchsbau.example' };

describe('the operator of the installation', () => {
  test('is nobody while nothing is set, empty values included', () => {
    expect(operatorOf(schema.parse({}))).toBeNull();
    expect(operatorOf(schema.parse({ LEGAL_NAME: '', LEGAL_ADDRESS: ' ', LEGAL_EMAIL: '', LEGAL_VAT_ID: '' }))).toBeNull();
  });

  test('is read with an address of several lines; what is not set is null', () => {
    expect(operatorOf(schema.parse({ ...operator, LEGAL_PHONE: '+49 30 1234', LEGAL_VAT_ID: '' }))).toEqual({
      name: 'Fuchsbau GmbH',
      address: ['Musterstraße 1', '12345 Musterstadt'],
      email: 'hallo@fuchsbau.example',
      phone: '+49 30 1234',
      representedBy: null,
      registerEntry: null,
      vatId: null,
    });
  });

  test.each([
    ['without an address', { LEGAL_ADDRESS: '' }, 'LEGAL_ADDRESS'],
    ['without a name', { LEGAL_NAME: undefined }, 'LEGAL_NAME'],
    ['with an address for mail that is none', { LEGAL_EMAIL: 'fuchsbau' }, 'LEGAL_EMAIL'],
    ['with nothing but bars for an address', { LEGAL_ADDRESS: '| |' }, 'LEGAL_ADDRESS'],
  ])('%s the start is refused, and the setting named', (_how, change, named) => {
    const { error } = schema.safeParse({ ...operator, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([named]);
  });

  test('with a phone number alone the start is refused', () => {
    expect(schema.safeParse({ LEGAL_PHONE: '1' }).success).toBe(false);
  });
});

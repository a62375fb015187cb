import type { AccessReason } from '@b1fuchs/contracts';
import { at, dispute, grant, monthly, refund, trial } from '../../test/some-facts.js';
import { accessOf, boughtOrGrantedUntil, NO_END, nextChangeOf, reminderOf } from './access.js';
import { noFacts, type Facts } from './facts.js';

const now = at('2026-02-10');
const running = trial('2026-02-09', '2026-02-12');
const over = trial('2026-01-09', '2026-01-12');
const manual = { isOn: true, setBy: 'admin', at: at('2026-02-01') };
const facts = (changes: Partial<Facts>): Facts => ({ ...noFacts, ...changes });

describe('access', () => {
  test.each<[string, Partial<Facts>, Date | null, AccessReason[]]>([
    ['nothing', {}, null, []],
    ['a trial that runs', running, at('2026-02-12'), ['trial']],
    ['a trial that is over', over, null, []],
    ['a payment', { payments: [monthly('a', '2026-02-01')] }, at('2026-03-01'), ['membership']],
    ['a payment whose time is over', { payments: [monthly('a', '2026-01-01')] }, null, []],
    ['a payment during the trial', { ...running, payments: [monthly('a', '2026-02-10')] }, at('2026-03-12'), ['trial']],
    ['a payment after the trial', { ...over, payments: [monthly('a', '2026-02-01')] }, at('2026-03-01'), ['membership']],
    ['granted premium', { grants: [grant('2026-02-05', '2026-03-05')] }, at('2026-03-05'), ['granted']],
    ['granted premium that was revoked', { grants: [grant('2026-02-05', '2026-03-05', { revokedAt: at('2026-02-06') })] }, null, []],
    ['granted premium and a payment behind it', { grants: [grant('2026-02-05', '2026-03-05')], payments: [monthly('a', '2026-02-07')] }, at('2026-04-05'), ['granted']],
    ['a payment and premium granted behind it', { payments: [monthly('a', '2026-02-01')], grants: [grant('2026-03-01', '2026-04-01', { createdAt: at('2026-02-05') })] }, at('2026-04-01'), ['membership']],
    ['premium granted for later, with a gap', { ...running, grants: [grant('2026-02-13', '2026-03-13')] }, at('2026-02-12'), ['trial']],
    ['a manual membership', { manual }, NO_END, ['manual']],
    ['a manual membership that was switched off', { manual: { ...manual, isOn: false } }, null, []],
    ['a trial and a manual membership', { ...running, manual }, NO_END, ['trial', 'manual']],
    ['trial, payment, grant and manual membership', { ...running, manual, payments: [monthly('a', '2026-01-20')], grants: [grant('2026-02-05', '2026-03-05')] }, NO_END, ['trial', 'membership', 'granted', 'manual']],
    ['a payment refunded in full', { payments: [monthly('a', '2026-02-01', { refunds: [refund('2026-02-05')] })] }, null, []],
    ['a payment refunded in part', { payments: [monthly('a', '2026-02-01', { refunds: [refund('2026-02-05', 100)] })] }, at('2026-03-01'), ['membership']],
    ['a disputed payment', { payments: [monthly('a', '2026-02-01', { dispute: dispute('open', '2026-02-05') })] }, null, []],
    ['a disputed payment and another', { payments: [monthly('a', '2026-02-01', { dispute: dispute('open', '2026-02-05') }), monthly('b', '2026-02-02')] }, at('2026-03-05'), ['membership']],
    ['a dispute won', { payments: [monthly('a', '2026-02-01', { dispute: dispute('won', '2026-02-05') })] }, at('2026-03-01'), ['membership']],
    ['a dispute lost', { payments: [monthly('a', '2026-02-01', { dispute: dispute('lost', '2026-02-05') })] }, null, []],
    ['a payment, cancelled', { payments: [monthly('a', '2026-02-01')], cancelledAt: at('2026-02-03') }, at('2026-03-01'), ['membership']],
  ])('by %s', (_what, changes, until, reasons) => {
    expect(accessOf(facts(changes), now)).toEqual({ until, reasons });
  });

  test('ends at the millisecond', () => {
    const paid = facts({ payments: [monthly('a', '2026-02-01')] });
    const end = at('2026-03-01');
    expect(accessOf(paid, new Date(end.getTime() - 1)).until).toEqual(end);
    expect(accessOf(paid, end).until).toBeNull();
  });
});

describe('the mail before the end', () => {
  test.each<[string, Partial<Facts>, ReturnType<typeof reminderOf>]>([
    ['of a trial comes a day before', running, { template: 'trial-ends-tomorrow', endsAt: at('2026-02-12'), dueAt: at('2026-02-11') }],
    ['of a trial is not sent when paid time follows, whose own end it tells', { ...running, payments: [monthly('a', '2026-02-10')] }, { template: 'access-ends', endsAt: at('2026-03-12'), dueAt: at('2026-03-09') }],
    ['of paid time comes three days before', { payments: [monthly('a', '2026-02-01')] }, { template: 'access-ends', endsAt: at('2026-03-01'), dueAt: at('2026-02-26') }],
    ['of granted time too', { grants: [grant('2026-02-05', '2026-03-05')] }, { template: 'access-ends', endsAt: at('2026-03-05'), dueAt: at('2026-03-02') }],
    ['is not wanted by who has cancelled', { payments: [monthly('a', '2026-02-01')], cancelledAt: at('2026-02-03') }, null],
    ['is wanted again by who has bought since', { payments: [monthly('a', '2026-02-01'), monthly('b', '2026-02-04')], cancelledAt: at('2026-02-03') }, { template: 'access-ends', endsAt: at('2026-04-01'), dueAt: at('2026-03-29') }],
    ['is not sent where there is no end', { payments: [monthly('a', '2026-02-01')], manual }, null],
    ['is not sent where nothing is open', over, null],
  ])('%s', (_what, changes, reminder) => {
    expect(reminderOf(facts(changes), now)).toEqual(reminder);
  });
});

describe('the next change by time alone', () => {
  test.each<[string, Partial<Facts>, Date | null]>([
    ['is none for nobody', {}, null],
    ['is the mail before the end of the trial', running, at('2026-02-11')],
    ['is the end of the trial where paid time follows', { ...running, payments: [monthly('a', '2026-02-10')] }, at('2026-02-12')],
    ['is the begin of what comes after a gap', { grants: [grant('2026-02-13', '2026-03-13')] }, at('2026-02-13')],
    ['is never for a manual membership', { manual }, null],
    ['is never when all is over', over, null],
  ])('%s', (_what, changes, time) => {
    expect(nextChangeOf(facts(changes), now)).toEqual(time);
  });
});

describe('where the next grant begins', () => {
  test.each<[string, Partial<Facts>, Date]>([
    ['now, with a trial', running, now],
    ['after paid time', { payments: [monthly('a', '2026-02-01')] }, at('2026-03-01')],
    ['after granted time and what was paid behind it', { grants: [grant('2026-02-05', '2026-03-05')], payments: [monthly('a', '2026-02-07')] }, at('2026-04-05')],
    ['now, with a manual membership', { manual }, now],
  ])('%s', (_what, changes, time) => {
    expect(boughtOrGrantedUntil(facts(changes), now)).toEqual(time);
  });
});

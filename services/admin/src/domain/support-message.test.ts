import { cleanForm, isEmpty, repeatKeyOf, senderOf } from './support-message.js';

const form = { name: 'Mina', email: 'mina@example.org', message: 'Guten Tag', source: 'support-page' };

describe('a form as it is kept', () => {
  test('a name is one line, whatever was put into it', () => {
    expect(cleanForm({ ...form, name: 'Mina\r\nBcc: all@example.org\u0000\t  Rahimi' }).name).toBe('Mina Bcc: all@example.org Rahimi');
    expect(cleanForm({ ...form, source: 'support\u2028page' }).source).toBe('support page');
  });

  test('a name cannot turn the line around it', () => {
    expect(cleanForm({ ...form, name: '\u202Eanim\u202C' }).name).toBe('anim');
  });

  test('a message keeps its lines and tabs, and loses control characters', () => {
    expect(cleanForm({ ...form, message: '\u0000Erste\r\nzweite\rdritte\n\tvierte\u0007\u001b[31m' }).message).toBe('Erste\nzweite\ndritte\n\tvierte[31m');
  });

  test('right-to-left text stays as it was written, with its joiners', () => {
    const message = 'سلام، نمی\u200Cتوانم وارد شوم.';
    expect(cleanForm({ ...form, name: 'علی رضایی', message })).toMatchObject({ name: 'علی رضایی', message });
  });

  test('HTML is text', () => {
    const message = '<script>alert(1)</script> & "Grüße"';
    expect(cleanForm({ ...form, message }).message).toBe(message);
  });

  test.each(['', '  \n', '\u0000\u0001', '\u200B\u200D\uFEFF'])('%j says nothing', (text) => {
    expect(isEmpty(text)).toBe(true);
  });

  test.each(['?', 'ا', '👋'])('%j says something', (text) => {
    expect(isEmpty(text)).toBe(false);
  });
});

describe('the same message again', () => {
  const signedOut = senderOf(null, 'Mina@Example.org');

  test('is known by sender and words, not by where it was sent from', () => {
    expect(repeatKeyOf(signedOut, { ...form, source: 'mascot' })).toBe(repeatKeyOf(signedOut, form));
    expect(repeatKeyOf(senderOf('1', form.email), form)).not.toBe(repeatKeyOf(senderOf('2', form.email), form));
  });

  test.each([{ message: 'Guten Abend' }, { name: 'Mina R.' }, { email: 'mina@example.com' }])('%j makes it another one', (change) => {
    expect(repeatKeyOf(signedOut, { ...form, ...change })).not.toBe(repeatKeyOf(signedOut, form));
  });

  test('an address counts the same in any case', () => {
    expect(signedOut).toEqual({ kind: 'email', key: 'mina@example.org' });
  });
});

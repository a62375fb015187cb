import { likelyDomain } from './likely-domain.js';

describe('a domain that was probably meant', () => {
  test.each([
    // two letters changed places
    ['gmial.com', 'gmail.com'], ['gamil.com', 'gmail.com'], ['hotmial.de', 'hotmail.de'], ['yhaoo.com', 'yahoo.com'], ['wbe.de', 'web.de'], ['gxm.de', 'gmx.de'], ['web.ed', 'web.de'],
    // one is missing
    ['gmai.com', 'gmail.com'], ['gmail.co', 'gmail.com'], ['outlok.de', 'outlook.de'], ['freent.de', 'freenet.de'], ['t-onlin.de', 't-online.de'], ['ukr.ne', 'ukr.net'], ['chmai.ir', 'chmail.ir'],
    // one is wrong or too many
    ['gmail.con', 'gmail.com'], ['gnail.com', 'gmail.com'], ['gmaill.com', 'gmail.com'], ['gmx.dee', 'gmx.de'], ['ukt.net', 'ukr.net'], ['mymet.com', 'mynet.com'], ['iclouud.com', 'icloud.com'],
    // the end is missing, or a comma stands for a dot
    ['gmail', 'gmail.com'], ['web', 'web.de'], ['gmail,com', 'gmail.com'],
    // nobody's mail is there
    ['gmail.de', 'gmail.com'], ['t-online.com', 't-online.de'],
    ['GMIAL.com', 'gmail.com'],
  ])('%s was %s', (typed, meant) => {
    expect(likelyDomain(typed)).toBe(meant);
  });

  test.each(['gmail.com', 'GMX.de', 'web.de', 'mail.de', 'mail.com', 'mail.ru', 'email.de', 'live.se', 'yahoo.co.uk', 'example.org', 'uni-bonn.de', 'bmw.de', 'fau.de', 'kit.edu', 'kabul.gov.af', 'b1fuchs.example'])('%s is what was meant', (domain) => {
    expect(likelyDomain(domain)).toBeUndefined();
  });
});

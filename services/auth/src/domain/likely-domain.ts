/** Where learners in Germany have their mail, the most frequent first; so one typo away from two means the earlier. */
const DOMAINS: readonly string[] = [
  // Worldwide
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com', 'live.de', 'msn.com', 'yahoo.com', 'yahoo.de', 'ymail.com', 'rocketmail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'aol.de', 'proton.me', 'protonmail.com', 'pm.me', 'tuta.io', 'tuta.com', 'tutanota.com', 'tutanota.de', 'mail.com', 'zoho.com'],
  // Germany, Austria, Switzerland
  ...['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'gmx.com', 'web.de', 't-online.de', 'freenet.de', 'posteo.de', 'mailbox.org', 'mail.de', 'email.de', 'arcor.de', 'vodafone.de', 'vodafonemail.de'],
  ...['1und1.de', 'online.de', 'kabelmail.de', 'magenta.de', 'o2mail.de', 'aon.at', 'a1.net', 'bluewin.ch'],
  // Iran
  ...['chmail.ir', 'mailfa.com', 'vatanmail.ir'],
  // Turkey
  ...['hotmail.com.tr', 'outlook.com.tr', 'windowslive.com', 'yandex.com.tr', 'mynet.com', 'superonline.com', 'ttmail.com'],
  // Arab countries
  ...['maktoob.com', 'yahoo.ae', 'scs-net.org'],
  // Ukraine and its neighbours
  ...['ukr.net', 'i.ua', 'meta.ua', 'email.ua', 'online.ua', 'bigmir.net', 'mail.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'rambler.ru', 'yandex.ru', 'yandex.ua', 'yandex.com'],
  ...['wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'op.pl', 'seznam.cz', 'abv.bg'],
  // The European Union
  ...['hotmail.fr', 'hotmail.it', 'hotmail.es', 'outlook.fr', 'outlook.it', 'outlook.es', 'live.fr', 'live.it', 'live.nl', 'live.se', 'yahoo.fr', 'yahoo.it', 'yahoo.es'],
  ...['orange.fr', 'free.fr', 'laposte.net', 'libero.it', 'ziggo.nl', 'telenet.be'],
];

/** Nobody's mail is there, and something else is but one letter away. */
const NEVER_MEANT = new Map([
  ['gmail.de', 'gmail.com'],
  ['googlemail.de', 'googlemail.com'],
  ['icloud.de', 'icloud.com'],
  ['t-online.com', 't-online.de'],
]);

/** @returns the provider that a domain was probably meant to be; undefined where it is one, or like none */
export function likelyDomain(typed: string): string | undefined {
  const given = typed.toLowerCase();
  const domain = given.replaceAll(',', '.');
  const meant = NEVER_MEANT.get(domain) ?? DOMAINS.find((one) => one === domain) ?? DOMAINS.find((one) => one.startsWith(`${domain}.`) || isOneTypoAway(domain, one));
  return meant === given ? undefined : meant;
}

/** One letter too many, missing, wrong, or two that have changed places. */
function isOneTypoAway(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [one, other] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  return (one.length <= 1 && other.length <= 1) || (one.length === 2 && other.length === 2 && one === other.charAt(1) + other.charAt(0));
}

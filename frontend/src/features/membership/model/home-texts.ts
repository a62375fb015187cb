import { help } from '../../../lib/interface-language/help.js';

/** Home (spec 1, section 2): the one place that is German. */
export const homeTexts = {
  button: 'Mitgliedschaft',
  premiumButton: 'View Membership',
  trial: { title: 'Get Membership', text: (until: string) => help(`Ihre Probezeit läuft bis zum ${until}. Mit einer Mitgliedschaft üben Sie danach weiter.`), unknown: help('Mit einer Mitgliedschaft üben Sie nach der Probezeit weiter.'), action: 'Get Membership' },
  over: { title: 'Get Full Platform Access', text: help('Ihre kostenlose Probezeit ist zu Ende. Mit einer Mitgliedschaft üben Sie weiter. Die Preise sehen Sie, bevor Sie etwas bezahlen.'), action: 'See Plans' },
} as const;

import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import type { Learner } from './learner.js';

/** The app's code so many steps of 30 s from now: each works once. */
export const codeOf = (secret: string, steps = 0): Promise<string> => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

/** Switches two-factor sign-in on, on the account page. @returns the app's secret and the recovery codes, which are still shown */
export async function turnOnTwoFactor(page: Page, { password }: Learner): Promise<{ secret: string; codes: string[] }> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('region', { name: 'Zwei-Faktor-Anmeldung' }).getByRole('button', { name: 'Einschalten' }).click();
  await dialog.getByLabel('Ihr Passwort').fill(password);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('img', { name: 'QR-Code für die Authenticator-App' }).waitFor();
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByLabel('Code aus der App').fill(await codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await dialog.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor();
  return { secret, codes: await dialog.getByRole('listitem').allInnerTexts() };
}

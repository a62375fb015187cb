import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { adminUserRowSchema, adminUsersPageSchema, currentUserSchema, type AdminUserRow } from '@b1fuchs/contracts';
import { eventually, mailsTo, nextMailTo } from '@b1fuchs/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { callAs, signedInAdministrator } from './administrator.js';
import { findingsInBothThemes, hasFocus, isWiderThanScreen, openBrowser } from './browser.js';
import { mailUrl } from './learner.js';
import { ageSessions } from './sessions.js';
import { signedInCalls } from './signed-in-calls.js';
import { allReady } from './stack.js';

const PASSWORD = 'Sicher-genug-7';
let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dialog = (page: Page): Locator => page.getByRole('dialog');
const table = (page: Page): Locator => page.getByRole('table', { name: 'User Management' });
const results = (page: Page): Locator => dialog(page).getByRole('table', { name: 'Results' });
const resultOf = (page: Page, { username }: AdminUserRow): Locator => results(page).getByRole('row').filter({ hasText: username });

/** A name that nobody else in the list has a part of. */
const someTag = (): string => `b${randomUUID().slice(0, 7)}`;

async function madeUsers(page: Page, tag: string, count: number): Promise<AdminUserRow[]> {
  const users: AdminUserRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `${tag}-${index}`;
    users.push(adminUserRowSchema.parse(await callAs(page, 'POST', '/api/admin/users', { username, email: `${username}@example.org`, password: PASSWORD, isEmailVerified: true })));
  }
  return users;
}
async function rowOf(page: Page, { id, username }: AdminUserRow): Promise<AdminUserRow | undefined> {
  return adminUsersPageSchema.parse(await callAs(page, 'GET', `/api/admin/users?search=${username}`)).users.find((user) => user.id === id);
}

/** An administrator who has selected some users of their own making. */
async function withSelected(count: number) {
  const { page, complaints, admin } = await signedInAdministrator(browser);
  const tag = someTag();
  const users = await madeUsers(page, tag, count);
  const select = async (): Promise<void> => {
    await page.goto(`/admin?search=${tag}`);
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).click();
    await page.getByRole('button', { name: `Bulk Actions (${count})` }).click();
    await dialog(page).waitFor();
  };
  const choose = (action: string): Promise<unknown> => dialog(page).getByLabel('Action').selectOption(action);
  const execute = (): Promise<void> => dialog(page).getByRole('button', { name: 'Execute' }).click();
  const isFinished = (): Promise<void> => dialog(page).getByRole('status').getByText('Finished', { exact: true }).waitFor();
  await select();
  return { page, complaints, admin, users, select, choose, execute, isFinished };
}
const mustHave = (users: AdminUserRow[], index: number): AdminUserRow => {
  const user = users[index];
  if (!user) throw new Error(`there is no user ${index}`);
  return user;
};

test('memberships are switched on and off for all selected; the list shows it, and the selection is gone', async () => {
  const { page, complaints, users, select, choose, execute, isFinished } = await withSelected(3);
  expect(await dialog(page).getByRole('button', { name: 'Execute' }).isDisabled()).toBe(true);
  await choose('Activate Membership');
  await execute();
  await isFinished();
  for (const user of users) expect(await resultOf(page, user).textContent()).toContain('Done');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Bulk Actions (0)' }).waitFor();
  await eventually(async () => expect(await table(page).getByText('Premium', { exact: true }).count()).toBe(3));

  await select();
  await choose('Deactivate Membership');
  await execute();
  await isFinished();
  for (const user of users) expect(await rowOf(page, user)).toMatchObject({ membershipActive: false });
  expect(complaints).toEqual([]);
});

test('trials are extended by days; a wrong number is said beside its field', async () => {
  const { page, users, choose, execute, isFinished } = await withSelected(2);
  await choose('Extend Trial');
  await dialog(page).getByLabel('Days').fill('91');
  await execute();
  await dialog(page).getByText('A trial is extended by at most 90 days at once.').waitFor();
  await dialog(page).getByLabel('Days').fill('30');
  await execute();
  await isFinished();
  for (const user of users) {
    const { trialEndsAt } = (await rowOf(page, user)) ?? {};
    expect(Date.parse(trialEndsAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(await resultOf(page, user).textContent()).toContain('Trial ends');
  }
});

test('a mail goes to those who want it, just as the preview shows it; the others are listed with the reason', async () => {
  const { page, complaints, users, choose, execute, isFinished } = await withSelected(2);
  const [wanting, other] = [mustHave(users, 0), mustHave(users, 1)];
  const { call } = await signedInCalls({ username: wanting.username, password: PASSWORD });
  await call('PUT', '/api/account/mail-preferences', { marketing: true });
  await choose('Send Email');
  await execute();
  await dialog(page).getByText('Please enter a subject.').waitFor();
  await dialog(page).getByLabel('Subject').fill('Neue Übungen');
  await dialog(page).getByLabel('Message').fill('es gibt neue Übungen.\n\nProbieren Sie <b>sie</b> aus.');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe');
  await preview.getByText('Probieren Sie <b>sie</b> aus.').waitFor();
  await preview.getByText('Neuigkeiten abstellen').waitFor();
  await execute();
  await isFinished();
  expect(await resultOf(page, wanting).textContent()).toContain('On its way.');
  expect(await resultOf(page, other).textContent()).toContain('Not done');
  expect(await resultOf(page, other).textContent()).toContain('This user has not agreed to news by e-mail, or has unsubscribed.');
  const mail = await nextMailTo(mailUrl, wanting.email, /^Neue Übungen$/);
  expect(mail.html).toContain('Probieren Sie &lt;b&gt;sie&lt;/b&gt; aus.');
  expect((await mailsTo(mailUrl, other.email)).filter(({ subject }) => subject === 'Neue Übungen')).toEqual([]);
  await dialog(page).getByLabel('Show').selectOption('Not done (1)');
  await eventually(async () => expect(await results(page).getByRole('row').count()).toBe(2));
  expect(complaints).toEqual([]);
});

test('a role is given to all selected, and found again later among the recent bulk actions', async () => {
  const { page, admin, users, choose, execute, isFinished } = await withSelected(2);
  await choose('Change Role');
  await dialog(page).getByLabel('New role').selectOption('Administrator');
  await execute();
  await isFinished();
  for (const user of users) expect(await rowOf(page, user)).toMatchObject({ role: 'admin' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Recent Bulk Actions' }).click();
  await dialog(page).getByRole('button').filter({ hasText: 'Change Role: admin' }).filter({ hasText: admin.username }).click();
  await resultOf(page, mustHave(users, 0)).waitFor();
});

test('users are deleted once the words are typed, and cannot sign in any more; one’s own account is left out', async () => {
  const { page, admin, users, choose, execute, isFinished } = await withSelected(2);
  await choose('Delete Users');
  const button = dialog(page).getByRole('button', { name: 'Execute' });
  await dialog(page).getByLabel('Type DELETE 2 to confirm').fill('DELETE 1');
  expect(await button.isDisabled()).toBe(true);
  await dialog(page).getByLabel('Type DELETE 2 to confirm').fill('DELETE 2');
  await execute();
  await isFinished();
  for (const user of users) {
    expect(await rowOf(page, user)).toBeUndefined();
    await expect(signedInCalls({ username: user.username, password: PASSWORD })).rejects.toThrow('401');
  }
  await page.goto(`/admin?search=${admin.username}`);
  await page.getByRole('checkbox', { name: `Select ${admin.username}` }).click();
  await page.getByRole('button', { name: 'Bulk Actions (1)' }).click();
  await choose('Delete Users');
  await dialog(page).getByText('Your own account is among them. It is left out.').waitFor();
  await dialog(page).getByLabel('Type DELETE 1 to confirm').fill('DELETE 1');
  await execute();
  await isFinished();
  expect(await results(page).textContent()).toContain('This is your own account.');
});

test('whose sign-in is too old is asked for their own password before users are deleted; a wrong one is said, and what was typed stays', async () => {
  const { page, admin, users, choose, execute, isFinished } = await withSelected(1);
  await ageSessions(currentUserSchema.parse(await callAs(page, 'GET', '/api/user')).id, 'provenAt', 16 * 60_000);
  await choose('Delete Users');
  await dialog(page).getByLabel('Type DELETE 1 to confirm').fill('DELETE 1');
  await execute();
  await dialog(page).getByText('Please enter your own password: your last sign-in is older than 15 minutes.').waitFor();
  const password = dialog(page).getByLabel('Your own password');
  await hasFocus(password);
  await isFitForAll(page);
  await password.fill('Nicht-meines-7');
  await execute();
  await dialog(page).getByRole('alert').waitFor();
  expect(await dialog(page).getByLabel('Type DELETE 1 to confirm').inputValue()).toBe('DELETE 1');
  await password.fill(admin.password);
  await execute();
  await isFinished();
  expect(await rowOf(page, mustHave(users, 0))).toBeUndefined();
});

test('the users selected are saved as a file', async () => {
  const { page, users, choose, execute } = await withSelected(2);
  await choose('Export Data');
  const [download] = await Promise.all([page.waitForEvent('download'), execute()]);
  expect(download.suggestedFilename()).toMatch(/^users_export_\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  for (const { email } of users) expect(text).toContain(email);
  await page.getByRole('button', { name: 'Bulk Actions (0)' }).waitFor();
});

test('what was typed stays when the call fails, and the server’s sentence is shown', async () => {
  const { page, choose, execute, isFinished } = await withSelected(1);
  await choose('Extend Trial');
  await dialog(page).getByLabel('Days').fill('12');
  await page.route('**/api/admin/bulk-actions', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Not available right now.', requestId: 'x' } }) : route.fallback()));
  await execute();
  const alert = dialog(page).getByRole('alert');
  await alert.getByText('Bulk action failed').waitFor();
  await alert.getByText('Not available right now.').waitFor();
  expect(await dialog(page).getByLabel('Days').inputValue()).toBe('12');
  await page.unroute('**/api/admin/bulk-actions');
  await execute();
  await isFinished();
});

test('the dialog works by keyboard alone, and is fit for all screens', async () => {
  const { page, execute, choose, isFinished } = await withSelected(2);
  await page.keyboard.press('Escape');
  await hasFocus(page.getByRole('button', { name: 'Bulk Actions (2)' }));
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Action').focus();
  await page.keyboard.press('S');
  await dialog(page).getByLabel('Subject').waitFor();
  await dialog(page).getByLabel('Subject').fill('Neue Übungen');
  await dialog(page).getByLabel('Message').fill('Es gibt neue Übungen.');
  await dialog(page).getByRole('button', { name: 'Preview' }).press('Enter');
  await page.frameLocator('iframe').getByText('Es gibt neue Übungen.').waitFor();
  // Nothing runs in the preview's frame, so axe can't look into it.
  await dialog(page).getByRole('button', { name: 'Hide Preview' }).press('Enter');
  await isFitForAll(page);
  await choose('Activate Membership');
  await execute();
  await isFinished();
  await isFitForAll(page);
  await dialog(page).getByRole('button', { name: 'All Bulk Actions' }).press('Enter');
  await dialog(page).getByRole('button').filter({ hasText: 'Activate Membership' }).first().waitFor();
  await isFitForAll(page);
});

async function isFitForAll(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWiderThanScreen(page)).toBe(false);
    if (width >= 768) expect(await findingsInBothThemes(page)).toEqual([]);
  }
}

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { adminUserRowSchema, adminUsersPageSchema, type AdminUserRow } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { callAs, signedInAdministrator } from './administrator.js';
import { findingsInBothThemes, hasFocus, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';

const PASSWORD = 'Sicher-genug-7';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dialog = (page: Page): Locator => page.getByRole('dialog');
const toast = (page: Page, text: string): Promise<void> => page.getByRole('listitem').getByText(text, { exact: true }).waitFor();
const rows = (page: Page): Locator => page.getByRole('table', { name: 'User Management' }).getByRole('row');
const rowOf = (page: Page, username: string): Locator => rows(page).filter({ hasText: username });
const press = (page: Page, action: string, username: string): Promise<void> => rowOf(page, username).getByRole('button', { name: `${action}: ${username}` }).click();
const showing = (page: Page, text: string): Promise<void> => page.getByRole('status').getByText(text, { exact: true }).waitFor();

/** A name that nobody else in the list has a part of. */
const someTag = (): string => `t${randomUUID().slice(0, 7)}`;

/** A user of the administrator's making, over the calls. */
async function madeUser(page: Page, username: string, changes: Partial<AdminUserRow> = {}): Promise<AdminUserRow> {
  return adminUserRowSchema.parse(await callAs(page, 'POST', '/api/admin/users', { username, email: `${username}@example.org`, password: PASSWORD, isEmailVerified: true, ...changes }));
}

/** The list with only the users of this test. */
async function openList(page: Page, search: string): Promise<void> {
  await page.goto(`/admin?search=${search}`);
  await page.getByRole('table', { name: 'User Management' }).waitFor();
}

async function isFitForAll(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWiderThanScreen(page)).toBe(false);
    if (width >= 768) expect(await findingsInBothThemes(page)).toEqual([]);
  }
}

describe('the list of users', () => {
  test('is searched, filtered, sorted and turned, and each view has its own address', async () => {
    const { page, complaints } = await signedInAdministrator(browser);
    const tag = someTag();
    for (let index = 0; index < 27; index += 1) {
      await madeUser(page, `${tag}-${String(index).padStart(2, '0')}`, { role: index === 3 ? 'admin' : 'user', membershipActive: index < 2, isEmailVerified: index !== 4 });
    }
    await page.goto('/admin');
    for (const title of ['Total Users', 'Active Users', 'Premium Users', 'Active Trials']) await page.getByText(title, { exact: true }).waitFor();
    for (const note of [/^\+[\d,]+ new this week$/u, /^\d+% of total$/u, /^\d+% conversion$/u, /^[\d,]+ expired$/u]) await page.getByText(note).waitFor();

    await page.getByRole('searchbox', { name: 'Search by username or email' }).fill(tag.toUpperCase());
    await showing(page, 'Showing 1 to 25 of 27 users');
    expect(await rows(page).count()).toBe(26);
    await page.getByRole('button', { name: 'Next' }).click();
    await showing(page, 'Showing 26 to 27 of 27 users');
    expect(await page.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);

    await page.getByLabel('Items per page').selectOption('50');
    await showing(page, 'Showing 1 to 27 of 27 users');
    // At once, before the page has drawn the first of the two: neither takes back the other.
    await page.evaluate(() => {
      for (const [label, value] of [['Sort by', 'username'], ['Order', 'asc']] as const) {
        const select = [...document.querySelectorAll('select')].find((one) => [...one.labels].some(({ textContent }) => textContent.includes(label)) || one.ariaLabel === label);
        if (!select) throw new Error(`There is no ${label}.`);
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await eventually(async () => expect(await rows(page).nth(1).textContent()).toContain(`${tag}-00`));
    expect(new URL(page.url()).searchParams.toString()).toBe(`search=${tag.toUpperCase()}&limit=50&sort=username&order=asc`);

    for (const [status, found] of [['Active Members', 2], ['Unverified', 1], ['Email Verified', 26], ['All Users', 27]] as const) {
      await page.getByLabel('Status').selectOption(status);
      await showing(page, `Showing 1 to ${found} of ${found} users`);
    }
    await page.getByLabel('Role').selectOption('Admins');
    await showing(page, 'Showing 1 to 1 of 1 users');
    await rowOf(page, `${tag}-03`).getByRole('img', { name: 'Administrator' }).waitFor();
    await rowOf(page, `${tag}-03`).getByText('Never logged in').waitFor();

    // A view can be linked, and the browser's way back leads through the views.
    const { page: other } = await signedInAdministrator(browser, new URL(page.url()).pathname + new URL(page.url()).search);
    await showing(other, 'Showing 1 to 1 of 1 users');
    await page.goBack();
    await showing(page, 'Showing 1 to 27 of 27 users');

    await page.getByLabel('Status').selectOption('Expired');
    await page.getByText('No users match these filters.').waitFor();
    await showing(page, 'Showing 0 to 0 of 0 users');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByText(/^Showing 1 to/u).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a page that is not there any more leads to the last one', async () => {
    const { page } = await signedInAdministrator(browser);
    const tag = someTag();
    await madeUser(page, tag);
    await page.goto(`/admin?search=${tag}&page=7`);
    await showing(page, 'Showing 1 to 1 of 1 users');
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  });

  test('chosen users or all are exported, and what was chosen belongs to what was searched for', async () => {
    const { page } = await signedInAdministrator(browser);
    const tag = someTag();
    for (const index of [1, 2, 3]) await madeUser(page, `${tag}-${index}`);
    await openList(page, tag);
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
    await page.getByText('3 users selected').waitFor();
    await page.getByRole('checkbox', { name: `Select ${tag}-2` }).uncheck();
    await page.getByText('2 users selected').waitFor();

    const exportFile = async (): Promise<{ name: string; text: string }> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
      await toast(page, 'Users data exported successfully');
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    const chosen = await exportFile();
    expect(chosen.name).toMatch(/^users_export_\d{4}-\d\d-\d\d\.csv$/u);
    expect([1, 2, 3].map((index) => chosen.text.includes(`${tag}-${index}@example.org`))).toEqual([true, false, true]);

    await page.getByRole('button', { name: 'Clear Selection' }).click();
    expect((await exportFile()).text.split('\r\n').length).toBeGreaterThan(4);

    await page.getByRole('checkbox', { name: `Select ${tag}-1` }).check();
    await page.getByLabel('Role').selectOption('Users');
    await page.getByText('1 user selected').waitFor({ state: 'detached' });
  });
});

describe('an administrator', () => {
  test('adds a user, changes them, gives and takes membership, and what the form lacks is said', async () => {
    const { page, complaints } = await signedInAdministrator(browser);
    const name = someTag();
    await page.getByRole('button', { name: 'Add User' }).click();
    await dialog(page).getByRole('button', { name: 'Create User' }).click();
    expect(await dialog(page).getByText('Username and email are required').count()).toBe(2);
    await dialog(page).getByText('Password is required for new users').waitFor();
    await dialog(page).getByLabel('Username').fill(name);
    await dialog(page).getByLabel('Email', { exact: true }).fill(`${name}@example.org`);
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog(page).getByLabel('Email verified').check();
    await dialog(page).getByRole('button', { name: 'Create User' }).click();
    await toast(page, 'User created successfully');

    await openList(page, name);
    const row = rowOf(page, name);
    await row.getByText('Free', { exact: true }).waitFor();
    await press(page, 'Activate User', name);
    await toast(page, 'User activated successfully');
    await row.getByText('Premium', { exact: true }).waitFor();
    expect(await row.getByText(/^Trial end/u).count()).toBe(0);
    await press(page, 'Deactivate User', name);
    await toast(page, 'User deactivated successfully');
    await row.getByText('Free', { exact: true }).waitFor();

    await press(page, 'View Details', name);
    await dialog(page).getByText('Edit User').waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Edit User', name);
    await dialog(page).getByLabel('Username').fill(`${name}-neu`);
    await dialog(page).getByLabel('Role').selectOption('Administrator');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'User updated successfully');
    await rowOf(page, `${name}-neu`).getByRole('img', { name: 'Administrator' }).waitFor();

    // A name that somebody has is refused beside its field, and what was typed stays.
    const other = await madeUser(page, someTag());
    await press(page, 'Edit User', `${name}-neu`);
    await dialog(page).getByLabel('Username').fill(other.username);
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await dialog(page).getByText('Failed to update user').waitFor();
    expect(await dialog(page).getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog(page).getByLabel('Username').inputValue()).toBe(other.username);
    expect(complaints).toEqual([]);
  });

  test('grants premium for one or three months, with a reason or without', async () => {
    const { page } = await signedInAdministrator(browser);
    const { username, id } = await madeUser(page, someTag());
    await openList(page, username);
    await press(page, 'Grant Premium Access', username);
    expect(await dialog(page).getByRole('radio', { name: '1 month' }).isChecked()).toBe(true);
    await dialog(page).getByText('3 months').click();
    await dialog(page).getByLabel('Reason (optional)').fill('Gewinn im Quiz');
    await dialog(page).getByRole('button', { name: 'Grant Premium Access' }).click();
    await toast(page, 'Premium Access Granted');
    await page.goto('/admin?tab=activity');
    const entry = page.getByRole('row').filter({ hasText: username }).filter({ hasText: 'Premium access granted' });
    await entry.getByText('Gewinn im Quiz').waitFor();
    expect(id).not.toBe('');
  });

  test('gives a user another password, entered twice, with which they sign in', async () => {
    const { page, complaints } = await signedInAdministrator(browser);
    const { username, email } = await madeUser(page, someTag());
    await openList(page, username);
    await press(page, 'Change Password', username);
    const submit = dialog(page).getByRole('button', { name: 'Change Password' });
    expect(await submit.isDisabled()).toBe(true);
    const fill = async (password: string, confirmation: string): Promise<void> => {
      await dialog(page).getByLabel('New Password').fill(password);
      await dialog(page).getByLabel('Confirm Password').fill(confirmation);
      await submit.click();
    };
    await fill('12345', '12345');
    await dialog(page).getByText('Password must be at least 6 characters long').waitFor();
    await fill('geheim1', 'geheim2');
    await dialog(page).getByText('Passwords do not match').waitFor();
    await page.route('**/password', (route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Please try again in a moment.' } }), { times: 1 });
    await fill('geheim1', 'geheim1');
    await dialog(page).getByText('Error', { exact: true }).waitFor();
    expect(await dialog(page).getByLabel('New Password').inputValue()).toBe('geheim1');
    await submit.click();
    await toast(page, `Password changed successfully for ${username}`);
    await dialog(page).waitFor({ state: 'detached' });
    await press(page, 'Change Password', username);
    expect(await dialog(page).getByLabel('New Password').inputValue()).toBe('');

    const { page: theirs } = await newVisitor(browser, publicUrl);
    await theirs.goto('/');
    await signIn(theirs, { username, email, password: 'geheim1' });
    await theirs.getByRole('tab', { name: 'Fortschritt' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('deletes a user once the address is typed, and shows who they are where the server asks', async () => {
    const { page, admin } = await signedInAdministrator(browser);
    const { username, email } = await madeUser(page, someTag());
    await openList(page, username);
    await press(page, 'Delete User', username);
    const submit = dialog(page).getByRole('button', { name: 'Delete User' });
    expect(await submit.isDisabled()).toBe(true);
    await dialog(page).getByLabel(`Type ${email} to confirm`).fill(`x${email}`);
    expect(await submit.isDisabled()).toBe(true);
    await dialog(page).getByLabel(`Type ${email} to confirm`).fill(email.toUpperCase());
    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 403, json: { code: 'PROOF_NEEDED', message: 'Please enter your own password: your last sign-in is older than 15 minutes.' } }), { times: 1 });
    await submit.click();
    await dialog(page).getByText('Please enter your own password').waitFor();
    await hasFocus(dialog(page).getByLabel('Your own password'));
    await dialog(page).getByLabel('Your own password').fill(admin.password);
    const [sent] = await Promise.all([page.waitForRequest((request) => request.method() === 'DELETE'), submit.click()]);
    expect(sent.postDataJSON()).toEqual({ password: admin.password, code: '' });
    await toast(page, `${email} has been permanently deleted`);
    await showing(page, 'Showing 0 to 0 of 0 users');
  });

  test('finds what cannot be done with their own account said beforehand', async () => {
    const { page, admin } = await signedInAdministrator(browser);
    await openList(page, admin.username);
    for (const action of ['Delete User', 'Change Password']) {
      const button = rowOf(page, admin.username).getByRole('button', { name: new RegExp(`^${action}: ${admin.username}\\. This is your own account`, 'u') });
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      await button.click({ force: true });
      await page.getByRole('listitem').getByText('This is your own account.').waitFor();
      expect(await dialog(page).count()).toBe(0);
    }
    await press(page, 'Edit User', admin.username);
    expect(await dialog(page).getByLabel('Role').isDisabled()).toBe(true);
    await dialog(page).getByText('only another administrator can take the role away').waitFor();
  });

  test('looks through the log, by action and by user, in the page of its own', async () => {
    const { page, complaints } = await signedInAdministrator(browser);
    const { username } = await madeUser(page, someTag());
    await page.goto('/admin?tab=activity');
    const table = page.getByRole('table', { name: 'Recent activity' });
    await table.getByText('User created').first().waitFor();
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(11);
    await page.getByRole('link', { name: 'All activity' }).click();
    await page.getByRole('searchbox').fill(username);
    await page.getByText('1 entry', { exact: true }).waitFor();
    await page.getByLabel('Action').selectOption('Signed in');
    await page.getByText('Nothing in the log matches.').waitFor();
    expect(new URL(page.url()).searchParams.toString()).toBe(`search=${username}&action=signed-in`);
    await page.goBack();
    await page.getByText('1 entry', { exact: true }).waitFor();
    await isFitForAll(page);
    expect(complaints).toEqual([]);
  });

  test('sees figures whose shares make a whole, and switches settings that somebody else has changed meanwhile', async () => {
    const { page, complaints } = await signedInAdministrator(browser);
    await page.getByRole('tab', { name: 'Analytics' }).click();
    for (const name of ['New Today', 'Retention Rate', 'Avg Session Time']) await page.getByText(name, { exact: true }).waitFor();
    const kinds = await page.getByRole('region', { name: 'User Distribution' }).getByRole('listitem').allTextContents();
    expect(kinds.map((text) => /^\D+/u.exec(text)?.[0])).toEqual(['Premium', 'Trial', 'Free']);
    const shares = kinds.map((text) => Number(/(\d+)%/u.exec(text)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    await isFitForAll(page);

    await page.getByRole('tab', { name: 'Settings' }).click();
    const news = page.getByRole('switch', { name: 'Marketing Emails' });
    const wasOn = await news.isChecked();
    await news.click();
    await toast(page, `Marketing Emails switched ${wasOn ? 'off' : 'on'}`);
    await page.reload();
    await eventually(async () => expect(await news.isChecked()).toBe(!wasOn));
    const { version } = (await callAs(page, 'GET', '/api/admin/settings')) as { version: number };
    await callAs(page, 'PUT', '/api/admin/settings', { marketingEmails: wasOn, version });
    await page.getByRole('switch', { name: 'Trial Reminders' }).click();
    await page.getByText('Somebody else has changed the settings meanwhile.').waitFor();
    await eventually(async () => expect(await news.isChecked()).toBe(wasOn));
    await isFitForAll(page);
    expect(complaints).toEqual([]);
  });

  test('opens, leaves and chooses by keyboard alone', async () => {
    const { page, complaints } = await signedInAdministrator(browser);
    const { username } = await madeUser(page, someTag());
    await openList(page, username);
    for (const action of ['View Details', 'Edit User', 'Change Password', 'Grant Premium Access', 'Delete User']) {
      const button = rowOf(page, username).getByRole('button', { name: `${action}: ${username}` });
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await hasFocus(button);
    }
    const box = page.getByRole('checkbox', { name: `Select ${username}` });
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByText('1 user selected').waitFor();
    await page.getByRole('tab', { name: 'Users' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('User Distribution').waitFor();
    expect(complaints).toEqual([]);
  });

  test('reads the list without seeing it well, and on a small screen', async () => {
    const { page, complaints, admin } = await signedInAdministrator(browser);
    await openList(page, admin.username);
    await isFitForAll(page);
    expect(complaints).toEqual([]);
  });

  test.each(['Add User', 'Edit User', 'Change Password', 'Grant Premium Access', 'Delete User'])('reads the dialog of %s without seeing it well, and on a small screen', async (action) => {
    const { page, complaints } = await signedInAdministrator(browser);
    const { username } = await madeUser(page, someTag());
    await openList(page, username);
    if (action === 'Add User') {
      await page.getByRole('button', { name: action }).click();
      await dialog(page).getByRole('button', { name: 'Create User' }).click();
    } else await press(page, action, username);
    await dialog(page).waitFor();
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await isWiderThanScreen(page)).toBe(false);
    // As wide on every larger screen.
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('who is no administrator', () => {
  test('sees the 404 page, and nothing of the administrators on home', async () => {
    const learner = await verifiedLearner();
    const { page } = await newVisitor(browser, publicUrl);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin')) calls.push(request.url());
    });
    await page.goto('/admin');
    await signIn(page, learner);
    await page.getByText("The page you're looking for doesn't exist.").waitFor();
    await page.goto('/?tab=admin');
    await page.getByRole('tab', { name: 'Fortschritt', selected: true }).waitFor();
    expect(await page.getByRole('tab', { name: 'Admin-Tools' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    expect(calls).toEqual([]);
  });

  test('leaves with a word once the role is taken away', async () => {
    const { page, admin } = await signedInAdministrator(browser);
    const { page: other } = await signedInAdministrator(browser);
    const found = adminUsersPageSchema.parse(await callAs(other, 'GET', `/api/admin/users?search=${admin.username}`));
    await page.getByText(/^Showing 1 to/u).waitFor();
    await callAs(other, 'PUT', `/api/admin/users/${found.users[0]?.id ?? ''}`, { role: 'user' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await toast(page, 'Access Denied');
    await toast(page, 'You do not have permission to access the admin dashboard.');
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await eventually(async () => expect(await page.getByRole('tab', { name: 'Admin-Tools' }).count()).toBe(0));
  });

  test('is told what to do where two-factor sign-in is asked for', async () => {
    const { page } = await signedInAdministrator(browser);
    await page.getByText(/^Showing 1 to/u).waitFor();
    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 403, json: { code: 'TWO_FACTOR_NEEDED', message: 'Administrators need two-factor sign-in here.' } }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Please switch it on in your account page first').waitFor();
    await page.getByRole('link', { name: 'Go to My Account' }).click();
    await page.getByRole('heading', { name: 'Mein Konto' }).waitFor();
  });
});

describe('the way there', () => {
  test('leads from home, the header, the drawer and the plans, and back to the app', async () => {
    const { page, complaints } = await signedInAdministrator(browser, '/admin');
    await page.getByRole('link', { name: 'Back to App' }).click();
    await page.getByRole('tab', { name: 'Admin-Tools' }).click();
    await page.getByRole('heading', { name: 'Administrative Dashboard' }).waitFor();
    await page.getByText('User Management Portal').waitFor();
    await isFitForAll(page);
    await page.getByRole('link', { name: 'Open Admin Dashboard' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.goto('/subscribe');
    await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
    await isFitForAll(page);
    await page.getByRole('link', { name: 'Go to Admin Dashboard' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('says so where the data could not be fetched, and tries again', async () => {
    const { page } = await signedInAdministrator(browser);
    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Please try again in a moment.' } }));
    await page.goto('/admin?limit=50');
    await page.getByText('Failed to fetch admin data').first().waitFor();
    expect(await page.getByText('Failed to fetch admin data').count()).toBe(2);
    await page.unroute('**/api/admin/**');
    await page.getByRole('button', { name: 'Try Again' }).last().click();
    await page.getByText(/^Showing 1 to/u).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Total Users').waitFor();
  });
});

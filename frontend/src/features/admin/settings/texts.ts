import type { AdminSettings } from '@b1fuchs/contracts';

/** The switches (spec 1, section 2, Admin dashboard); docs/admin.md says what each does. */
export const settingsTexts = {
  title: 'Settings',
  loading: 'Loading the settings …',
  failed: 'The setting was not saved',
  changedMeanwhile: 'Somebody else has changed the settings meanwhile. They are shown here as they are now: please look at them and switch again.',
  saved: (name: string, isOn: boolean) => `${name} switched ${isOn ? 'on' : 'off'}`,
  settings: {
    emailNotifications: { name: 'Email Notifications', text: 'Reminders, news, and mails about trial and access. Mails about the safety of an account are always sent.' },
    trialReminders: { name: 'Trial Reminders', text: 'A mail before the free trial ends.' },
    marketingEmails: { name: 'Marketing Emails', text: 'News, to those who have agreed to it.' },
    forceEmailVerification: { name: 'Force Email Verification', text: 'Nobody signs in before they have confirmed their email address. Off: they sign in, and practise once it is confirmed.' },
    twoFactorAuthentication: { name: 'Two-Factor Authentication', text: 'Administrators open these pages only with two-factor sign-in. That holds for you too: switch it on in My Account first.' },
    autoSessionTimeout: { name: 'Auto Session Timeout', text: 'A session ends after 30 minutes without a request, for everybody.' },
  } satisfies Record<keyof AdminSettings, { name: string; text: string }>,
} as const;

import { createHash } from 'node:crypto';

export type SandboxAccount = {
  /** Google's lasting name for the account. */
  subject: string;
  email: string;
  name: string;
  /** Whether the provider vouches for the address. */
  isVerified: boolean;
};

const examples = [
  { email: 'mina.moradi@gmail.example', name: 'Mina Moradi', isVerified: true },
  { email: 'jonas.weber@gmail.example', name: 'Jonas Weber', isVerified: true },
];

export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts that the sandbox knows: some examples, and those that somebody has typed since it started. */
export function createAccounts() {
  const accounts = new Map<string, SandboxAccount>();
  const add = (typed: Omit<SandboxAccount, 'subject'>): SandboxAccount => {
    const account = { ...typed, subject: subjectOf(typed.email) };
    accounts.set(account.subject, account);
    return account;
  };
  examples.forEach(add);
  return {
    all: (): SandboxAccount[] => [...accounts.values()],
    find: (subject: string): SandboxAccount | undefined => accounts.get(subject),
    /** An address that is known already keeps its subject. */
    add,
  };
}

/** 21 digits, as Google's are; the same for an address after every restart. */
function subjectOf(email: string): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest();
  return hash.readBigUInt64BE().toString().padStart(21, '1');
}

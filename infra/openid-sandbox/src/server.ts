import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod';
import { createAccounts, type Accounts, type SandboxAccount } from './accounts.js';
import { createKeys, type Keys } from './keys.js';
import { choicePage, failurePage, startPage } from './pages.js';
import { createProvider, isForgotten, type Client } from './provider.js';

export type SandboxOptions = {
  host?: string;
  /** 0 takes a free one. */
  port: number;
  /** The address under which browsers reach it; by default the port on this machine. */
  issuer?: string;
  client: Client;
  keys?: Keys;
};
export type Sandbox = { issuer: string; port: number; accounts: Accounts; stop: () => Promise<void> };

/** What the page's forms send. */
const formSchema = z.union([
  z.object({ cancel: z.string() }),
  z.object({ subject: z.string() }),
  z.object({ email: z.email(), name: z.string().trim().default(''), verified: z.string().optional() }),
]);

/** Starts the provider that plays Google. */
export async function startSandbox({ host = '127.0.0.1', port, issuer: named, client, keys = createKeys() }: SandboxOptions): Promise<Sandbox> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const issuer = named ?? `http://localhost:${taken}`;
  const accounts = createAccounts();
  const provider = createProvider(issuer, { client, accounts, keys });
  provider.proxy = true;
  const answer = createHandler(provider, accounts);
  const { host: ownHost, protocol } = new URL(issuer);
  server.on('request', (request, response) => {
    // Addresses that it names are the browser's, also to those who reach it by another name from within.
    request.headers.host = ownHost;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    answer(request, response).catch((error: unknown) => {
      if (!isForgotten(error)) console.error(error);
      if (!response.headersSent) sendPage(response, isForgotten(error) ? 400 : 500, failurePage());
    });
  });
  return {
    issuer,
    port: taken,
    accounts,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createHandler(provider: Provider, accounts: Accounts) {
  const answerProvider = provider.callback();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', provider.issuer);
    // Everybody chooses anew, whoever was chosen before at this browser.
    if (pathname === '/auth') delete request.headers.cookie;
    if (pathname === '/') sendPage(response, 200, startPage());
    else if (pathname === '/health/ready') sendPage(response, 200, startPage());
    else if (!pathname.startsWith('/interaction/')) await answerProvider(request, response);
    else if (request.method === 'POST') await finish(provider, accounts, request, response);
    else {
      await provider.interactionDetails(request, response);
      sendPage(response, 200, choicePage(accounts.all()));
    }
  };
}

async function finish(provider: Provider, accounts: Accounts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await text(request))));
  const result = form.success ? resultOf(accounts, form.data) : undefined;
  if (result) await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  else sendPage(response, 400, choicePage(accounts.all(), 'Bitte wählen Sie ein Konto, oder schreiben Sie eine gültige E-Mail-Adresse.'));
}

function resultOf(accounts: Accounts, form: z.infer<typeof formSchema>): InteractionResults | undefined {
  if ('cancel' in form) return { error: 'access_denied', error_description: 'The person has cancelled.' };
  const account = accountOf(accounts, form);
  return account && { login: { accountId: account.subject }, select_account: {} };
}

function accountOf(accounts: Accounts, form: { subject: string } | { email: string; name: string; verified?: string | undefined }): SandboxAccount | undefined {
  if ('subject' in form) return accounts.find(form.subject);
  return accounts.add({ email: form.email, name: form.name, isVerified: form.verified !== undefined });
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}

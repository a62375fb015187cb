import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';
import { createAnswerCheck, type SeenAnswer } from './answer-check.js';

/** Read when needed: the benchmark opens the same browser, and has no gateway to watch. */
const envSchema = z.object({ PUBLIC_URL: z.url(), GATEWAY_URL: z.url() });

const READ_WITHIN_MS = 5_000;

let check: ReturnType<typeof createAnswerCheck> | undefined;
let beingRead: Promise<void>[] = [];
let misfits = new Set<string>();

function isOurs(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  const ours = Object.values(envSchema.parse(process.env)).map((one) => new URL(one).origin);
  return ours.includes(origin) && /^\/(?:api|auth)\//.test(pathname);
}

function note(answer: Omit<SeenAnswer, 'path' | 'body'> & { url: string }, read: () => Promise<string>): void {
  const path = new URL(answer.url).pathname;
  const isJson = answer.contentType.startsWith('application/json');
  const look = async (): Promise<void> => {
    // A page that is left takes the body of its answers with it, and some of them then never end.
    const text = isJson ? await Promise.race([read().catch(() => undefined), pause(READ_WITHIN_MS, undefined, { ref: false })]) : '';
    if (text === undefined) return;
    check ??= createAnswerCheck();
    const misfit = check({ ...answer, path, body: isJson ? JSON.parse(text) : undefined });
    if (misfit !== undefined) misfits.add(misfit);
  };
  beingRead.push(look());
}

/** Watches what the gateway answers to this process. */
export function watchOwnCalls(): void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await realFetch(input, init);
    if (!response.redirected && isOurs(response.url)) {
      const contentType = response.headers.get('content-type') ?? '';
      const copy = contentType.startsWith('application/json') ? response.clone() : undefined;
      note({ method: init?.method ?? 'GET', url: response.url, status: response.status, contentType }, async () => (await copy?.text()) ?? '');
    }
    return response;
  };
}

/** Watches what the gateway answers to a visitor's pages. What a test has put in its place carries no request id. */
export function watchPages(context: BrowserContext): void {
  context.on('response', (response) => {
    const { 'content-type': contentType = '', 'x-request-id': requestId } = response.headers();
    if (requestId !== undefined && isOurs(response.url())) note({ method: response.request().method(), url: response.url(), status: response.status(), contentType }, () => response.text());
  });
}

/** Everything that did not fit since this was asked last. */
export async function takeMisfits(): Promise<string[]> {
  await Promise.all(beingRead);
  const taken = [...misfits];
  beingRead = [];
  misfits = new Set();
  return taken;
}

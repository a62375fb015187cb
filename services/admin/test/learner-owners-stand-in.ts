import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER, type ErrorCode, type ServiceName } from '@b1fuchs/contracts';
import { verifyInternalToken } from '@b1fuchs/kit';
import { publicKeys } from '@b1fuchs/testing';

type Asked = { service: ServiceName; method: string; path: string; body: unknown };
const services = { auth: 'AUTH_URL', billing: 'BILLING_URL', progress: 'PROGRESS_URL', 'practice-ai': 'PRACTICE_AI_URL', vocabulary: 'VOCABULARY_URL' } as const;

/** Stands where the owners of one learner's data are, each at an address of its own; what it was not told to answer is answered as by a service in trouble. */
export async function startLearnerOwnersStandIn() {
  const asked: Asked[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  const servers = await Promise.all((Object.keys(services) as (keyof typeof services)[]).map(async (service) => {
    const server = createServer((request, response) => {
      void (async () => {
        verifyInternalToken(String(request.headers[IDENTITY_HEADER]), publicKeys, service);
        const path = request.url ?? '';
        asked.push({ service, method: request.method ?? '', path, body: request.method === 'GET' ? null : await json(request) });
        const { status, body } = answers.get(`${service} ${path.replace(/\?.*$/u, '')}`) ?? { status: 500, body: { code: 'INTERNAL', message: 'broken', requestId: 'x' } };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { service, server };
  }));

  return {
    urls: Object.fromEntries(servers.map(({ service, server }) => [services[service], `http://127.0.0.1:${(server.address() as AddressInfo).port}`])),
    answer: (service: keyof typeof services, path: string, body: unknown): void => {
      answers.set(`${service} ${path}`, { status: 200, body });
    },
    refuse: (service: keyof typeof services, path: string, { status, ...body }: { status: number; code: ErrorCode; message: string }): void => {
      answers.set(`${service} ${path}`, { status, body: { ...body, requestId: 'x' } });
    },
    askedOf: (about: string): Asked[] => asked.filter(({ path, body }) => path.includes(about) || JSON.stringify(body).includes(about)),
    stop: async (): Promise<void> => {
      await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
export type LearnerOwnersStandIn = Awaited<ReturnType<typeof startLearnerOwnersStandIn>>;

import { request } from 'node:http';
import { z } from 'zod';

const processSchema = z.object({
  name: z.string(),
  /** RUNNING, STARTING, BACKOFF, STOPPED, STOPPING, EXITED or FATAL. */
  statename: z.string(),
  pid: z.coerce.number(),
  /** When it was last started, in seconds since 1970. */
  start: z.coerce.number(),
  now: z.coerce.number(),
});

export type SupervisedProcess = z.infer<typeof processSchema>;

type Parameter = string | boolean;

const parameterXml = (value: Parameter) =>
  typeof value === 'boolean'
    ? `<param><value><boolean>${value ? 1 : 0}</boolean></value></param>`
    : `<param><value><string>${value}</string></value></param>`;

const callXml = (method: string, parameters: readonly Parameter[]) =>
  `<?xml version="1.0"?><methodCall><methodName>supervisor.${method}</methodName><params>${parameters
    .map(parameterXml)
    .join('')}</params></methodCall>`;

function membersOf(struct: string): Record<string, string> {
  const member = /<name>(\w+)<\/name>\s*<value><\w+>([^<]*)<\/\w+><\/value>/g;
  return Object.fromEntries([...struct.matchAll(member)].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Calls the supervisor over its socket (XML-RPC) and resolves with the body of the answer.
 * @throws Error with the supervisor's own words on a fault, or when it does not answer.
 */
function call(socketPath: string, method: string, parameters: readonly Parameter[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = callXml(method, parameters);
    const headers = { 'content-type': 'text/xml', 'content-length': Buffer.byteLength(body) };
    const outgoing = request({ socketPath, path: '/RPC2', method: 'POST', headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer += chunk));
      response.on('end', () => {
        if (answer.includes('<fault>')) reject(new Error(membersOf(answer).faultString ?? 'unknown fault'));
        else resolve(answer);
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Lists the supervised processes; rejects when no supervisor answers. */
export async function listProcesses(socketPath: string): Promise<SupervisedProcess[]> {
  const answer = await call(socketPath, 'getAllProcessInfo');
  return answer
    .split('<struct>')
    .slice(1)
    .map((struct) => processSchema.parse(membersOf(struct)));
}

/** Asks for a start and does not wait for it. */
export const startProcess = (socketPath: string, name: string) => call(socketPath, 'startProcess', [name, false]);

/** Stops a process and resolves when it has ended. */
export const stopProcess = (socketPath: string, name: string) => call(socketPath, 'stopProcess', [name, true]);

/** Asks the supervisor to end itself. */
export const shutdownSupervisor = (socketPath: string) => call(socketPath, 'shutdown');

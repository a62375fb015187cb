import type { Env } from './env-file.js';

/**
 * The ports of one stack, all on 127.0.0.1, as distances from the port base.
 * Two stacks run side by side when their bases are at least 200 apart.
 */
const offsets = {
  gateway: 0,
  gatewayDev: 1,
  gatewayOperations: 2,
  payments: 10,
  openid: 11,
  mail: -55,
  auth: 101,
  billing: 102,
  'practice-ai': 103,
  vocabulary: 104,
  progress: 105,
  admin: 106,
  report: 107,
  mongo: 117,
  redis: 118,
  amqp: 119,
  rabbitManagement: 120,
  rabbitDist: 121,
  epmd: 122,
  grammar: 123,
  parser: 124,
  embeddings: 125,
  smtp: 126,
  rabbitPrometheus: 127,
  prometheus: 1010,
} as const;

export type PortName = keyof typeof offsets;
export type Ports = Readonly<Record<PortName, number>>;

/** Above the ports of the other parts, and below the first one of the next stack: there is place for two of each of eight apps. */
const [firstInstance, apps] = [128, 8];
const mostInstances = 2;

/**
 * Where one of several processes of an app listens, while its own port is the balancer's.
 * @param place of the app among all, from 0 on @param instance from 1 on
 */
export const instancePort = (ports: Ports, place: number, instance: number) => ports.gateway + firstInstance + apps * (instance - 1) + place;

/** Where an instance of the gateway tells operators of itself. @param instance from 1 on */
export const operationsPort = (ports: Ports, instance: number) => ports.gatewayOperations + instance - 1;

export const defaultPortBase = 8080;
const lowest = 1024 - offsets.mail;
const highest = 65_535 - offsets.prometheus;

/** Returns every port of the stack whose gateway listens on `base`. */
export function portsFrom(base: number): Ports {
  const at = (name: PortName) => base + offsets[name];
  return {
    gateway: at('gateway'),
    gatewayDev: at('gatewayDev'),
    gatewayOperations: at('gatewayOperations'),
    payments: at('payments'),
    openid: at('openid'),
    mail: at('mail'),
    auth: at('auth'),
    billing: at('billing'),
    'practice-ai': at('practice-ai'),
    vocabulary: at('vocabulary'),
    progress: at('progress'),
    admin: at('admin'),
    report: at('report'),
    mongo: at('mongo'),
    redis: at('redis'),
    amqp: at('amqp'),
    rabbitManagement: at('rabbitManagement'),
    rabbitDist: at('rabbitDist'),
    epmd: at('epmd'),
    grammar: at('grammar'),
    parser: at('parser'),
    embeddings: at('embeddings'),
    smtp: at('smtp'),
    rabbitPrometheus: at('rabbitPrometheus'),
    prometheus: at('prometheus'),
  };
}

/** The address under which people open the product. */
export const publicUrl = (ports: Ports) => `http://localhost:${ports.gateway}`;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tells whether people open the product on this machine, as far as their .env says: what plays others is there only then. */
export function isOpenedHere(userEnv: Env, ports: Ports): boolean {
  const address = userEnv.PUBLIC_URL ?? publicUrl(ports);
  return URL.canParse(address) && LOCAL_HOSTS.has(new URL(address).hostname);
}

/** Reads a port base as written by a person; throws a sentence when no stack fits on it. */
export function parsePortBase(text: string): number {
  const base = Number(text);
  if (!Number.isInteger(base) || base < lowest || base > highest) {
    throw new Error(`B1_PORT_BASE must be a whole number from ${lowest} to ${highest}, not '${text}'.`);
  }
  return base;
}

/** Reads how many processes of each app there are to be, as written by a person; throws a sentence when there can't be so many. */
export function parseInstances(text: string): number {
  const instances = Number(text);
  if (!Number.isInteger(instances) || instances < 1 || instances > mostInstances) {
    throw new Error(`B1_INSTANCES must be 1 or ${mostInstances}, not '${text}'.`);
  }
  return instances;
}

import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import type { Core } from '../core.js';
import { newId } from '../ids.js';
import { ApiError, apiErrors, paramError } from './api-error.js';
import type { FaultBox } from './faults.js';
import { keepAnswer, keptAnswer, type KeyedRequest } from './idempotency.js';
import { operations, type Operation } from './operations.js';
import { expandParam } from './params.js';
import { expanded } from './shapes.js';

const formSchema = z.record(z.string(), z.unknown());
type Answer = { status: number; body: object; isReplayed?: boolean };

/** The provider's REST API below /v1: forms in, JSON out, for whoever has the key. */
export function createApiRouter(core: Core, { apiKey, faults }: { apiKey: string; faults: FaultBox }): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: true, limit: '256kb' }));
  for (const operation of operations) {
    router[operation.method](operation.path, async (request, response) => {
      const fault = faults.take();
      if (fault) await wait(fault.delayMs, undefined, { ref: false });
      const answer = answerTo(() => {
        if (request.get('authorization') !== `Bearer ${apiKey}`) throw apiErrors.badKey();
        if (fault?.status === 429) throw apiErrors.tooMany();
        if (fault?.status === 500) throw apiErrors.broken();
        return perform(core, operation, request);
      });
      send(response, answer, fault?.cut ?? false);
    });
  }
  router.use((request, response) => send(response, answerTo(() => {
    throw apiErrors.unknownUrl(request.method, request.originalUrl);
  })));
  return router;
}

function answerTo(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: { error: error.details } };
    throw error;
  }
}

function perform(core: Core, { params, run }: Operation, request: Request): Answer {
  const given = formSchema.parse(request.method === 'POST' ? (request.body ?? {}) : request.query);
  const { expand, ...own } = given;
  const parsed = params.safeParse(own);
  if (!parsed.success) throw paramError(parsed.error, own);
  const paths = expandParam.safeParse(expand);
  if (!paths.success) throw apiErrors.invalid('Invalid array', { param: 'expand' });
  const work = (): Answer => answerTo(() => ({ status: 200, body: expanded(core, run(core, parsed.data, String(request.params.id)), paths.data) }));
  const key = request.get('idempotency-key');
  return request.method === 'POST' && key !== undefined ? once(core, { key, path: request.path, given }, work) : work();
}

/** A key is good for one request: a repetition gets the first one's answer, whatever that was. */
function once(core: Core, request: KeyedRequest, work: () => Answer): Answer {
  const kept = keptAnswer(core, request);
  if (kept) return { status: kept.status, body: kept.body, isReplayed: true };
  const answer = work();
  keepAnswer(core, request, answer);
  return answer;
}

function send(response: Response, { status, body, isReplayed = false }: Answer, isCut = false): void {
  response.status(status).set('request-id', newId('req', 14));
  if (isReplayed) response.set('idempotent-replayed', 'true');
  if (!isCut) {
    response.json(body);
    return;
  }
  const text = JSON.stringify(body);
  response.set({ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

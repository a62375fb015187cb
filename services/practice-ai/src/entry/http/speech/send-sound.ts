import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { VOICE_HEADER } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Request, Response } from 'express';
import type { Sound } from '../../../domain/speech/sound-library.js';

/** A short sound is whole by then, and goes out with its length; a longer one goes out as it is made. */
const GRACE_MS = 80;

/** As Express answers for ranges that there are not. */
const BEHIND_THE_END = -1;
const UNREADABLE = -2;

/** First and last byte. */
type Part = { start: number; end: number };

/** Answers with a sound, or with the one stretch of it that a Range header asks for. @throws AppError SPEECH_UNAVAILABLE, RANGE_NOT_SATISFIABLE */
export async function sendSound(request: Request, response: Response, sound: Sound): Promise<void> {
  const wantsPart = request.headers.range !== undefined;
  const whole = await wholeSoon(sound, wantsPart);
  const part = whole && partOf(request, response, whole.length);

  // Learners' words are not for a cache on the way; the server keeps what is asked for again.
  response.set({ 'Content-Type': sound.mimeType, [VOICE_HEADER]: sound.voice, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store' });
  if (whole) sendWhole(response, whole, part);
  else await pipeline(sound.listen(), response);
}

async function wholeSoon(sound: Sound, isNeeded: boolean): Promise<Buffer | undefined> {
  const patience = new AbortController();
  const whole = sound.whole.catch((cause: unknown) => {
    throw new AppError('SPEECH_UNAVAILABLE', { cause });
  });
  if (isNeeded) return whole;
  const tooLong = setTimeout(GRACE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  return Promise.race([whole, tooLong]).finally(() => patience.abort());
}

function sendWhole(response: Response, whole: Buffer, part: Part | undefined): void {
  if (part) response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${whole.length}`);
  const body = part ? whole.subarray(part.start, part.end + 1) : whole;
  response.set('Content-Length', String(body.length)).end(body);
}

/** Undefined means the whole: no range, one that can't be read, or several at once. @throws AppError RANGE_NOT_SATISFIABLE */
function partOf(request: Request, response: Response, length: number): Part | undefined {
  // There is nothing that a condition could be about.
  if (request.headers['if-range'] !== undefined) return undefined;
  const ranges = request.range(length);
  if (ranges === BEHIND_THE_END) {
    response.set('Content-Range', `bytes */${length}`);
    throw new AppError('RANGE_NOT_SATISFIABLE');
  }
  if (ranges === undefined || ranges === UNREADABLE || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

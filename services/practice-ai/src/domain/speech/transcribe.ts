import type { Transcription } from '@b1fuchs/contracts';
import { AppError, type Slots } from '@b1fuchs/kit';
import { ProviderFailure } from '../../clients/provider-failure.js';
import type { Heard, Transcriber } from '../../clients/speech/transcriber.js';
import { MICROCENTS_PER_CENT } from '../provider/cost.js';
import { nothingHeard, wordsHeard } from './heard-words.js';
import { readRecording, type Recording } from './read-recording.js';
import { requireConsent, reserve, type SpeechBudget, type SpeechConsents, type SpeechServer } from './speech-server.js';

export type TranscriptionParts = SpeechConsents &
  SpeechBudget & {
    /** The server that recognises German, where one was set up. Cents per hour of speech. */
    recognition: (SpeechServer & { transcriber: Transcriber; slots: Slots; priceCents: number }) | undefined;
    /** Told of each failure; its message holds nothing personal. */
    onFailure: (failure: ProviderFailure) => void;
  };
type Recognition = NonNullable<TranscriptionParts['recognition']>;
type Input = { userId: string; receive: () => Promise<Buffer>; signal: AbortSignal };

const HOUR_S = 3_600;
const BUDGET_SPENT = 'Ihre Spracherkennung für diesen Monat ist aufgebraucht. Bitte tippen Sie Ihre Antwort.';

/**
 * Turns a recording into text, and silence into none. The recording is kept nowhere.
 * @param input.receive takes the recording from the learner; not called where nothing would be done with it
 * @param input.signal aborted when nobody waits for the words any more
 * @throws AppError TRANSCRIPTION_NOT_SET_UP, CONSENT_REQUIRED, those of readRecording, TRANSCRIPTION_UNAVAILABLE.
 */
export async function transcribe(parts: TranscriptionParts, { userId, receive, signal }: Input, now: Date): Promise<Transcription> {
  const { recognition } = parts;
  if (!recognition) throw new AppError('TRANSCRIPTION_NOT_SET_UP');
  await requireConsent(recognition, parts, userId);

  const recording = readRecording(await receive());
  if (recording.isSilent) return nothingHeard;

  const reserved = await reserve(parts, { userId, recipient: recognition.recipient }, costOf(recording.seconds, recognition), now);
  if (!reserved) throw new AppError('TRANSCRIPTION_UNAVAILABLE', { message: BUDGET_SPENT });
  const heard = await recognise(recognition, recording, signal).catch(async (error: unknown) => {
    // What was not asked, or refused, costs nothing; what is not known may have been charged.
    if (error instanceof AppError || (error instanceof ProviderFailure && error.tokens)) await reserved.settle(0);
    return explainFailure(parts, error);
  });
  await reserved.settle(costOf(heard.seconds ?? recording.seconds, recognition));
  return wordsHeard(heard);
}

const costOf = (seconds: number, { priceCents }: Recognition): number => Math.ceil((seconds / HOUR_S) * priceCents * MICROCENTS_PER_CENT);

async function recognise({ transcriber, slots }: Recognition, { bytes, format, mimeType }: Recording, signal: AbortSignal): Promise<Heard> {
  const running = slots.run(async () => {
    signal.throwIfAborted();
    return transcriber.transcribe({ bytes, name: `answer.${format}`, mimeType }, signal);
  });
  if (!running) throw new AppError('TRANSCRIPTION_UNAVAILABLE');
  const heard = await running;
  if (!heard) throw new AppError('RECORDING_UNREADABLE');
  return heard;
}

function explainFailure({ onFailure }: TranscriptionParts, error: unknown): never {
  if (!(error instanceof ProviderFailure)) throw error;
  onFailure(error);
  throw new AppError('TRANSCRIPTION_UNAVAILABLE', { cause: error });
}

import { transcriptionSchema, type Transcription } from '@b1fuchs/contracts';
import { sendJson } from '../../http.js';
import { recordingFileName } from './recording-type.js';

/** Five minutes of speech take a transcription server about this long on a machine without a graphics card. */
const TIMEOUT_MS = 90_000;

/** Has the server turn a recording into text. Throws as sendJson; an abort by `signal` passes through. */
export function transcribe(recording: Blob, signal: AbortSignal): Promise<Transcription> {
  const form = new FormData();
  form.append('audio', recording, recordingFileName(recording.type));
  return sendJson('POST', '/api/transcribe', form, transcriptionSchema, { signal, timeoutMs: TIMEOUT_MS });
}

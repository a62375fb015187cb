import { MAX_RECORDING_SECONDS } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { secondsOf } from './audio/duration.js';
import { formatOf, mimeTypes, type AudioFormat } from './audio/format.js';
import { isSilent, readWav } from './audio/wav.js';

export type Recording = {
  bytes: Buffer;
  format: AudioFormat;
  mimeType: string;
  /** At the most: what its header says, or what so many bytes can hold. */
  seconds: number;
  /** Known of WAV files alone. */
  isSilent: boolean;
};

/** Speech takes no less in any of the formats, 8 kbit/s. */
const LEAST_BYTES_PER_SECOND = 1_000;

/**
 * What was recorded, by its own bytes alone.
 * @throws AppError RECORDING_EMPTY, RECORDING_UNREADABLE, RECORDING_TOO_LONG
 */
export function readRecording(bytes: Buffer): Recording {
  if (bytes.length === 0) throw new AppError('RECORDING_EMPTY');
  const format = formatOf(bytes);
  if (!format) throw new AppError('RECORDING_UNREADABLE');
  const wav = format === 'wav' ? readWav(bytes) : undefined;
  if (format === 'wav' && !wav) throw new AppError('RECORDING_UNREADABLE');
  const told = secondsOf(bytes, format);
  if (told !== undefined && told > MAX_RECORDING_SECONDS) throw new AppError('RECORDING_TOO_LONG');
  const seconds = told ?? Math.min(MAX_RECORDING_SECONDS, bytes.length / LEAST_BYTES_PER_SECOND);
  return { bytes, format, mimeType: mimeTypes[format], seconds, isSilent: wav !== undefined && isSilent(wav) };
}

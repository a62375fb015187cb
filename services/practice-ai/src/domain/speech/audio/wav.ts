/** A WAV file taken apart. Samples are as long as the file truly is, whatever its header promises. */
export type Wav = { encoding: number; channels: number; sampleRate: number; bytesPerSecond: number; bitsPerSample: number; samples: Buffer };

const CHUNK_HEADER = 8;
const FIRST_CHUNK = 12;
const PCM = 1;
const FLOAT = 3;
/** The true encoding stands at the beginning of the sub-format then. */
const EXTENSIBLE = 0xfffe;
const SUB_FORMAT = 24;

type Chunk = { id: string; start: number; length: number };

/** Undefined where the file is cut off before its samples, or contradicts itself. */
export function readWav(file: Buffer): Wav | undefined {
  const chunks = readChunks(file);
  const format = chunks.find(({ id }) => id === 'fmt ');
  const data = chunks.find(({ id }) => id === 'data');
  if (!format || !data || format.length < 16 || format.start + format.length > file.length) return undefined;
  const at = (offset: number): number => file.readUInt16LE(format.start + offset);
  const isExtensible = at(0) === EXTENSIBLE && format.length >= SUB_FORMAT + 2;
  const wav = {
    encoding: isExtensible ? at(SUB_FORMAT) : at(0),
    channels: at(2),
    sampleRate: file.readUInt32LE(format.start + 4),
    bytesPerSecond: file.readUInt32LE(format.start + 8),
    bitsPerSample: at(14),
    samples: file.subarray(data.start, data.start + data.length),
  };
  return wav.channels > 0 && wav.sampleRate > 0 && wav.bytesPerSecond > 0 ? wav : undefined;
}

/** The chunks in their order, up to the samples: what comes after them may be anything. */
function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let next = FIRST_CHUNK;
  while (next + CHUNK_HEADER <= file.length && chunks.at(-1)?.id !== 'data') {
    const length = file.readUInt32LE(next + 4);
    chunks.push({ id: file.toString('latin1', next, next + 4), start: next + CHUNK_HEADER, length });
    next += CHUNK_HEADER + length + (length % 2);
  }
  return chunks;
}

/**
 * A program that writes into a pipe does not know yet how long its WAV file will be, and promises hours.
 * @returns the file with the lengths that it has; any other file as it is
 */
export function withTrueLengths(file: Buffer): Buffer {
  const data = file.toString('latin1', 0, 4) === 'RIFF' ? readChunks(file).find(({ id }) => id === 'data') : undefined;
  if (!data || data.start + data.length <= file.length) return file;
  const mended = Buffer.from(file);
  mended.writeUInt32LE(file.length - CHUNK_HEADER, 4);
  mended.writeUInt32LE(file.length - data.start, data.start - 4);
  return mended;
}

/** Speech into a microphone is at −40 dB and louder, a quiet room at −60 dB and softer: in between, in the favour of quiet voices. */
const QUIET = 10 ** (-50 / 20);
const WINDOW_S = 0.03;
/** The shortest answer, a „Ja“, has this much of voice in it; a click has not. */
const LEAST_VOICE_S = 0.12;

/** Whether nothing in it is loud and long enough to be a word; false where the samples are in a form that is not read. */
export function isSilent(wav: Wav): boolean {
  const read = sampleReader(wav);
  if (!read) return false;
  const count = Math.floor((wav.samples.length * 8) / wav.bitsPerSample);
  const size = Math.max(1, Math.floor(WINDOW_S * wav.sampleRate) * wav.channels);
  let loudWindows = 0;
  for (let from = 0; from + size <= count; from += size) {
    if (loudness(read, from, from + size) > QUIET) loudWindows += 1;
    if (loudWindows * WINDOW_S >= LEAST_VOICE_S) return false;
  }
  return true;
}

function sampleReader({ encoding, bitsPerSample, samples }: Wav): ((index: number) => number) | undefined {
  if (encoding === PCM && bitsPerSample === 16) return (index) => samples.readInt16LE(index * 2) / 0x8000;
  if (encoding === FLOAT && bitsPerSample === 32) return (index) => samples.readFloatLE(index * 4);
  return undefined;
}

/** The root mean square around the mean: a microphone may sit beside zero without hearing anything. */
function loudness(read: (index: number) => number, from: number, to: number): number {
  let sum = 0;
  let squares = 0;
  for (let index = from; index < to; index += 1) {
    const sample = read(index);
    sum += sample;
    squares += sample * sample;
  }
  const mean = sum / (to - from);
  return Math.sqrt(Math.max(0, squares / (to - from) - mean * mean));
}

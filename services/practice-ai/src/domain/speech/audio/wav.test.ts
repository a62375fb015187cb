import { isSilent, readWav, withTrueLengths } from './wav.js';

const RATE = 16_000;

/** A WAV file of one channel. @param sample the wave by the sample's number, −1 to 1 */
function wavOf(seconds: number, sample: (index: number) => number, encoding: 'pcm16' | 'float32' = 'pcm16'): Buffer {
  const width = encoding === 'pcm16' ? 2 : 4;
  const count = Math.round(seconds * RATE);
  const file = Buffer.alloc(44 + count * width);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(encoding === 'pcm16' ? 1 : 3, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * width, 28);
  file.writeUInt16LE(width, 32);
  file.writeUInt16LE(width * 8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count * width, 40);
  for (let index = 0; index < count; index += 1) {
    if (width === 2) file.writeInt16LE(Math.round(sample(index) * 0x7fff), 44 + index * 2);
    else file.writeFloatLE(sample(index), 44 + index * 4);
  }
  return file;
}

const tone = (volume: number, from = 0, to = Infinity) => (index: number): number =>
  index / RATE >= from && index / RATE < to ? volume * Math.sin((2 * Math.PI * 220 * index) / RATE) : 0;
/** Noise that is the same each time. */
const noise = (volume: number) => (index: number): number => volume * (((index * 7_919) % 2_003) / 1_001.5 - 1);
const silent = (file: Buffer): boolean => {
  const wav = readWav(file);
  if (!wav) throw new Error('not read');
  return isSilent(wav);
};

describe('silence', () => {
  test.each([
    ['nothing at all', wavOf(2, () => 0)],
    ['no samples', wavOf(0, () => 0)],
    ['the hiss of a quiet room', wavOf(2, noise(0.002))],
    ['a click', wavOf(2, tone(0.8, 1, 1.02))],
    ['a microphone beside zero', wavOf(2, () => 0.3)],
    ['nothing, as floating point numbers', wavOf(2, noise(0.001), 'float32')],
  ])('is %s', (_what, file) => {
    expect(silent(file)).toBe(true);
  });

  test.each([
    ['a voice', wavOf(2, tone(0.2))],
    ['a quiet voice', wavOf(2, tone(0.02))],
    ['one short word', wavOf(2, tone(0.1, 0.8, 1.05))],
    ['a voice, as floating point numbers', wavOf(2, tone(0.05), 'float32')],
  ])('is not %s', (_what, file) => {
    expect(silent(file)).toBe(false);
  });

  test('is not claimed of samples that are not read', () => {
    const file = wavOf(1, () => 0);
    file.writeUInt16LE(7, 20);
    expect(silent(file)).toBe(false);
  });
});

describe('a WAV file', () => {
  test('that is cut off or contradicts itself is not read', () => {
    const file = wavOf(1, tone(0.1));
    for (const length of [0, 11, 20, 30, 43]) expect(readWav(file.subarray(0, length))).toBeUndefined();
    const withoutChannels = Buffer.from(file);
    withoutChannels.writeUInt16LE(0, 22);
    expect(readWav(withoutChannels)).toBeUndefined();
  });

  test('of a pipe gets the lengths that it has', () => {
    const file = wavOf(1, tone(0.1));
    const piped = Buffer.from(file);
    piped.writeUInt32LE(0x7ffff024, 4);
    piped.writeUInt32LE(0x7ffff000, 40);
    expect(withTrueLengths(piped)).toEqual(file);
    expect(withTrueLengths(file)).toBe(file);
    expect(withTrueLengths(Buffer.from('ID3 no WAV'))).toEqual(Buffer.from('ID3 no WAV'));
  });
});

import { readFile } from 'node:fs/promises';

/** What Chromium's MediaRecorder made of its fake microphone: at once, or sliced as it goes, for 1.5 to 3.5 s. */
export type RecordingName = 'short.webm' | 'sliced.webm' | 'short.mp4' | 'sliced.mp4';
export const recordingOf = (name: RecordingName): Promise<Buffer> => readFile(new URL(`./recordings/${name}`, import.meta.url));

/** A WAV file of one channel with 16 bits. @param sample the wave by the sample's number, −1 to 1 */
export function wavOf(seconds: number, sample: (index: number) => number, rate = 16_000): Buffer {
  const count = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) file.writeInt16LE(Math.round(sample(index) * 0x7fff), 44 + index * 2);
  return file;
}

/** A sound as loud as a voice. */
export const hum = (index: number): number => 0.2 * Math.sin((2 * Math.PI * 220 * index) / 16_000);
export const silence = (): number => 0;

/** An Ogg file of Opus, as far as its length is read: its first page, and the last one with its place in 48,000ths of a second. */
export function oggOf(seconds: number): Buffer {
  const page = (position: bigint, content: string): Buffer => {
    const header = Buffer.alloc(28);
    header.write('OggS', 0, 'latin1');
    header.writeBigInt64LE(position, 6);
    return Buffer.concat([header, Buffer.from(content, 'latin1')]);
  };
  return Buffer.concat([page(0n, 'OpusHead'), page(BigInt(Math.round(seconds * 48_000)), 'x'.repeat(200))]);
}

/** An MP3 file of frames with 128 kbit/s, with a tag before them if so wished. */
export function mp3Of(seconds: number, tag = false): Buffer {
  const frames = Buffer.alloc(Math.round(seconds * 16_000), Buffer.from([0xff, 0xfb, 0x90, 0x64]));
  return tag ? Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0002\u0001', 'latin1'), Buffer.alloc(257), frames]) : frames;
}

/** The same recording as if it had gone on: one more piece at its end, that long after its start. */
export function webmUntil(recording: Buffer, seconds: number): Buffer {
  const cluster = Buffer.from('1f43b67501ffffffffffffffe784', 'hex');
  const timestamp = Buffer.alloc(4);
  timestamp.writeUInt32BE(seconds * 1_000);
  return Buffer.concat([recording, cluster, timestamp]);
}

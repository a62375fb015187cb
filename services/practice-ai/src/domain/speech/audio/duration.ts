import type { AudioFormat } from './format.js';
import { readWav } from './wav.js';

/** Opus counts in 48 kHz, whatever it was recorded at (RFC 7845). */
const OPUS_RATE = 48_000;
const MILLISECOND_NS = 1_000_000;

const readers: Record<AudioFormat, (file: Buffer) => number | undefined> = {
  wav: wavSeconds,
  ogg: oggSeconds,
  mp4: mp4Seconds,
  webm: webmSeconds,
  mp3: mp3Seconds,
};

/**
 * How long a recording is by what its headers say, in seconds; undefined where they are silent. Never more than a hint:
 * they may lie. A browser's recorder writes no length into its header, so the place in time of the last piece counts too.
 */
export function secondsOf(file: Buffer, format: AudioFormat): number | undefined {
  const seconds = readers[format](file);
  return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** A header may be older than what follows it. */
const longer = (told: number | undefined, shown: number | undefined): number => Math.max(told ?? 0, shown ?? 0);

function wavSeconds(file: Buffer): number | undefined {
  const wav = readWav(file);
  return wav && wav.samples.length / wav.bytesPerSecond;
}

function oggSeconds(file: Buffer): number | undefined {
  const page = file.lastIndexOf('OggS\0');
  if (!file.includes('OpusHead') || page === -1 || page + 14 > file.length) return undefined;
  return Number(file.readBigInt64LE(page + 6)) / OPUS_RATE;
}

function mp4Seconds(file: Buffer): number | undefined {
  const header = file.indexOf('mvhd');
  if (header === -1 || header + 36 > file.length) return undefined;
  const isLong = file[header + 4] === 1;
  const scale = file.readUInt32BE(header + (isLong ? 24 : 16));
  const length = isLong ? Number(file.readBigUInt64BE(header + 28)) : file.readUInt32BE(header + 20);
  return longer(length / scale, lastFragmentSeconds(file));
}

/** Where the last piece of a fragmented MP4 begins, in the time of its only track. */
function lastFragmentSeconds(file: Buffer): number | undefined {
  const media = file.indexOf('mdhd');
  const fragment = file.lastIndexOf('tfdt');
  if (media === -1 || media + 28 > file.length || fragment === -1 || fragment + 16 > file.length) return undefined;
  const scale = file.readUInt32BE(media + (file[media + 4] === 1 ? 24 : 16));
  const start = file[fragment + 4] === 1 ? Number(file.readBigUInt64BE(fragment + 8)) : file.readUInt32BE(fragment + 8);
  return start / scale;
}

/** Matroska element ids. */
const DURATION = Buffer.from([0x44, 0x89]);
const TIME_SCALE = Buffer.from([0x2a, 0xd7, 0xb1]);
const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const TIMESTAMP = 0xe7;

/** The duration stands beside the scale, in the same element. */
const INFO_BYTES = 200;

function webmSeconds(file: Buffer): number | undefined {
  const info = file.indexOf(TIME_SCALE);
  if (info === -1) return undefined;
  const scale = readUnsigned(file, info + TIME_SCALE.length) ?? MILLISECOND_NS;
  const duration = file.subarray(0, info + INFO_BYTES).indexOf(DURATION, info);
  const told = duration === -1 ? undefined : readFloat(file, duration + DURATION.length);
  return (longer(told, lastClusterStart(file)) * scale) / 1e9;
}

/** A cluster's timestamp comes first in it, after a size of at most eight bytes. */
function lastClusterStart(file: Buffer): number | undefined {
  const cluster = file.lastIndexOf(CLUSTER);
  if (cluster === -1) return undefined;
  const timestamp = file.subarray(cluster + CLUSTER.length, cluster + CLUSTER.length + 9).indexOf(TIMESTAMP);
  return timestamp === -1 ? undefined : readUnsigned(file, cluster + CLUSTER.length + timestamp + 1);
}

/** An element's number after its id: one byte of size, whose highest bit is set, then the number. */
function readUnsigned(file: Buffer, at: number): number | undefined {
  const size = (file[at] ?? 0) & 0x7f;
  if (size < 1 || size > 6 || at + 1 + size > file.length) return undefined;
  return file.readUIntBE(at + 1, size);
}

function readFloat(file: Buffer, at: number): number | undefined {
  const size = (file[at] ?? 0) & 0x7f;
  if (at + 1 + size > file.length) return undefined;
  if (size === 4) return file.readFloatBE(at + 1);
  return size === 8 ? file.readDoubleBE(at + 1) : undefined;
}

/** In kbit/s, by the four bits of the header: MPEG 1 and MPEG 2, layer III. */
const bitRates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** By the bit rate of its first frame, as if all frames had the same. */
function mp3Seconds(file: Buffer): number | undefined {
  const start = file.toString('latin1', 0, 3) === 'ID3' && file.length > 10 ? 10 + tagLength(file) : 0;
  const second = file[start + 1];
  const third = file[start + 2];
  if (second === undefined || third === undefined) return undefined;
  const rates = (second & 0x18) === 0x18 ? bitRates.mpeg1 : bitRates.mpeg2;
  const rate = rates[third >> 4];
  return rate ? ((file.length - start) * 8) / (rate * 1_000) : undefined;
}

/** The length of an ID3 tag: four times seven bits. */
const tagLength = (file: Buffer): number => file.subarray(6, 10).reduce((length, byte) => length * 0x80 + (byte & 0x7f), 0);

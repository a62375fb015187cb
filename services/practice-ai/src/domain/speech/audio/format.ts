export type AudioFormat = 'webm' | 'mp4' | 'ogg' | 'wav' | 'mp3';

export const mimeTypes: Record<AudioFormat, string> = {
  webm: 'audio/webm',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
};

/** The EBML header names its document type within its first bytes. */
const EBML_HEADER_BYTES = 64;

/** Which of the formats a file is by its first bytes, whatever its name and type claim; undefined for any other. */
export function formatOf(bytes: Buffer): AudioFormat | undefined {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(4, 8) === 'ftyp') return 'mp4';
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return text(0, EBML_HEADER_BYTES).includes('webm') ? 'webm' : undefined;
  if (text(0, 3) === 'ID3' || isMpegFrame(bytes)) return 'mp3';
  return undefined;
}

/** Eleven set bits, layer III, and neither a bit rate nor a sample rate that the format forbids. */
function isMpegFrame(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isSynced = first === 0xff && (second & 0xe0) === 0xe0;
  const isLayerIII = (second & 0x06) === 0x02;
  const hasRates = third >> 4 !== 0xf && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
  return isSynced && isLayerIII && hasRates;
}

import { secondsOf } from '../../src/domain/speech/audio/duration.js';
import { formatOf } from '../../src/domain/speech/audio/format.js';
import { hum, mp3Of, oggOf, recordingOf, wavOf, webmUntil } from './recordings.js';

describe('a recording', () => {
  test.each([
    ['short.webm', 'webm', 1.4, 1.6],
    ['sliced.webm', 'webm', 2.4, 3.6],
    ['short.mp4', 'mp4', 2.3, 2.6],
    ['sliced.mp4', 'mp4', 2.4, 3.6],
  ] as const)('of a browser (%s) tells its format, and its length within a slice', async (name, format, least, most) => {
    const recording = await recordingOf(name);
    expect(formatOf(recording)).toBe(format);
    expect(secondsOf(recording, format)).toBeGreaterThan(least);
    expect(secondsOf(recording, format)).toBeLessThan(most);
  });

  test('that goes on in pieces is as long as the place of its last piece', async () => {
    expect(secondsOf(webmUntil(await recordingOf('sliced.webm'), 3_600), 'webm')).toBe(3_600);
  });

  test.each([
    ['wav', wavOf(3, hum)],
    ['ogg', oggOf(3)],
    ['mp3', mp3Of(3)],
    ['mp3', mp3Of(3, true)],
  ] as const)('in %s tells both too', (format, recording) => {
    expect(formatOf(recording)).toBe(format);
    expect(secondsOf(recording, format)).toBeCloseTo(3, 1);
  });

  test('cut off anywhere is read without a fault', async () => {
    for (const name of ['short.webm', 'sliced.mp4'] as const) {
      const recording = await recordingOf(name);
      for (let length = 0; length < 400; length += 1) {
        const cut = recording.subarray(0, length);
        const format = formatOf(cut);
        if (format) expect(secondsOf(cut, format) ?? 0).toBeLessThan(10);
      }
    }
    for (const recording of [wavOf(1, hum), oggOf(1), mp3Of(1, true)]) {
      for (let length = 0; length < 120; length += 1) {
        const cut = recording.subarray(0, length);
        const format = formatOf(cut);
        if (format) expect(secondsOf(cut, format) ?? 0).toBeLessThan(2);
      }
    }
  });

  test.each([
    ['nothing', ''],
    ['a text', 'Guten Tag'],
    ['a page', '<!doctype html>'],
    ['a picture', '\x89PNG\r\n\x1a\n'],
    ['a program', '\x7fELF'],
    ['another kind of RIFF', 'RIFF\0\0\0\0AVI '],
    ['another kind of Matroska', '\x1a\x45\xdf\xa3\x8f\x42\x82\x88matroska'],
    ['a frame that is none', '\xff\xff\xff\xff'],
  ])('is not %s', (_what, bytes) => {
    expect(formatOf(Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});

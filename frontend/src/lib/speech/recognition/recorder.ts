import { chooseRecordingType } from './recording-type.js';

/** Enough for speech, and 5 minutes stay near 1 MB. */
const BITS_PER_SECOND = 32_000;

export type AudioRecorder = {
  /** Ends the recording; asked again it gives the same. */
  finish: () => Promise<Blob>;
  cancel: () => void;
};

/** Records the stream from now on. */
export function startRecorder(stream: MediaStream): AudioRecorder {
  const isApple = navigator.vendor.startsWith('Apple');
  const type = chooseRecordingType({ isApple, isTypeSupported: (candidate) => MediaRecorder.isTypeSupported(candidate) });
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(type === undefined ? {} : { mimeType: type }) });
  const parts: Blob[] = [];
  // A browser ends it by itself when the microphone is pulled out.
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  recorder.start();
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    finish: async () => {
      stop();
      await stopped;
      return new Blob(parts, { type: recorder.mimeType });
    },
    cancel: stop,
  };
}

type Abilities = { isTypeSupported: (type: string) => boolean; isApple: boolean };

const MP4 = 'audio/mp4';
const OTHERS = ['audio/webm;codecs=opus', 'audio/webm', MP4, 'audio/ogg;codecs=opus', 'audio/ogg'];

/**
 * What the browser can really record. Some Safari also claims webm but can't play it: there mp4 comes first.
 * @returns undefined where it says yes to none of them: then its own default
 */
export const chooseRecordingType = ({ isTypeSupported, isApple }: Abilities): string | undefined => (isApple ? [MP4, ...OTHERS] : OTHERS).find(isTypeSupported);

/** A name whose ending says the type: transcription servers look at it. */
export function recordingFileName(type: string): string {
  const [, subtype = 'webm'] = /^audio\/([a-z0-9]+)/.exec(type) ?? [];
  return `aufnahme.${subtype}`;
}

/** What the server is asked to say, in which voice, and by whom (spec 2, section 7). */
export const speechPayload = (text: string) => ({ text, voice: 'de-DE-KatjaNeural', presenter: 'female' });

import { partnerMood, type Situation } from './partner-mood.js';

const quiet: Situation = { isWaiting: false, isListening: false, isSpeaking: false, isSilenced: false, hasTip: false };

test.each<[Partial<Situation>, string, RegExp]>([
  [{}, 'idle', /^Erzählen Sie/u],
  [{ isWaiting: true, hasTip: true }, 'thinking', /überlege/u],
  [{ isSpeaking: true, hasTip: true }, 'speaking', /spreche/u],
  [{ isListening: true }, 'idle', /höre Ihnen zu/u],
  [{ isSilenced: true }, 'idle', /„Anhören“/u],
  [{ hasTip: true }, 'idle', /kleiner Tipp/u],
])('with %j Fuchs is %s', (situation, state, text) => {
  const mood = partnerMood({ ...quiet, ...situation });
  expect(mood.state).toBe(state);
  expect(mood.text).toMatch(text);
});

import { LRUCache } from 'lru-cache';
import type { SpeakingTopic } from '../speaking/catalogue/speaking-topics.js';
import { listenedPoints } from '../speaking/catalogue/speaking-topics.js';
import { freePoints } from '../speaking/free/free-talk.js';
import type { MomentListener } from '../speaking/understanding/moment-listener.js';
import { understand, type Understanding } from '../speaking/understanding/understand.js';
import type { Understood } from '../speaking/understanding/understood.js';

/** Some hundred conversations' worth: a client that keeps the history itself sends all of it with every message. */
const MESSAGES_KEPT = 5_000;

/** How messages are understood: those of a stage against its topic, those of a free conversation against all its topics. */
export function createListening(engines: Understanding & { moments: MomentListener }) {
  const known = new LRUCache<string, Understood>({ max: MESSAGES_KEPT });
  const remember = async (key: string, ask: () => Promise<Understood>): Promise<Understood> => {
    const understood = known.get(key) ?? (await ask());
    known.set(key, understood);
    return understood;
  };
  return {
    inStage: (topic: SpeakingTopic, message: string): Promise<Understood> =>
      remember(`${topic.stage} ${topic.id}\n${message}`, () =>
        understand(engines, { key: topic.id, points: listenedPoints(topic) }, message, { withProposals: topic.stage === 'planning' }),
      ),
    freely: async (message: string): Promise<Understood> => {
      const key = `free\n${message}`;
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const understood = await understand(engines, { key: 'free', points: freePoints }, message, { withProposals: false });
      if (understood.language !== 'german') return understood;
      const point = freePoints[understood.touched[0]?.point ?? -1];
      const meant = understood.said ?? message;
      const [questions, heard] = await Promise.all([point && engines.listener.nearAnchors(point, meant), engines.moments.hear(meant)]);
      const whole = { ...understood, ...(questions && { questions }), ...heard };
      // What could not be heard now may be heard the next time.
      if (heard !== undefined) known.set(key, whole);
      return whole;
    },
  };
}

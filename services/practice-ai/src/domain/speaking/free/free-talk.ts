import type { ConversationTopic } from '../catalogue/catalogue-types.js';
import {
  correctionIntros,
  encourageFriendly,
  goodbyesFriendly,
  greetings,
  newTopics,
  noOtherRoleFriendly,
  notUnderstood,
  ownAnswersFriendly,
  shortAnswers,
  speakGermanFriendly,
  stayFriendly,
} from '../catalogue/conversation-phrases.js';
import { conversationTopics } from '../catalogue/conversation-topics.js';
import { comforts, followUps, joys } from '../catalogue/follow-ups.js';
import { createPhrases, inOneTurn } from '../examiner/phrases.js';
import { does, SHORT_ANSWER } from '../examiner/talk.js';
import { followUpOf, moodOf } from '../understanding/mood.js';
import type { ListenedPoint } from '../understanding/topic-listener.js';
import type { Understood } from '../understanding/understood.js';

/** A partner who lets the learner choose what to talk about. Given the same messages it answers the same. */
export type FreeTalk = { opening: string; answer: (said: Heard) => FreeTurn };
/** `tip`: the corrected sentence, which is said before the text. */
export type FreeTurn = { tip: string | undefined; text: string };
/** `corrected`: the learner's sentence as it is right, where something in it mattered. */
export type Heard = { message: string; understood: Understood; corrected: string | undefined };

type Open = { topic: ConversationTopic; questions: string[]; reactions: string[] };

/** What a message may be about, in the order of conversationTopics. */
export const freePoints: ListenedPoint[] = conversationTopics.map(({ words, wordings, questions }) => ({ words, wordings, anchors: questions }));

/** Begins a free conversation. `seed` decides which of several wordings come first. */
export function startFreeTalk(seed: string): FreeTalk {
  const phrases = createPhrases(seed);
  const topics: Open[] = conversationTopics.map((topic) => ({ topic, questions: [...topic.questions], reactions: [...topic.reactions] }));
  let current: Open | undefined;
  let turns = 0;
  let hasFollowedUp = false;

  const ask = (): string => {
    const question = current?.questions.shift();
    if (question !== undefined) return question;
    // What was talked out makes room for a topic that has not come up yet.
    current = topics.find(({ topic, questions }) => questions.length === topic.questions.length) ?? topics.find(({ questions }) => questions.length > 0);
    const intro = current && phrases(newTopics);
    return current === undefined ? '' : intro === '' || intro === undefined ? ask() : `${intro} ${current.topic.aspect}.`;
  };

  return {
    opening: phrases(greetings),
    answer({ understood: said, corrected, message }) {
      turns += 1;
      // Chosen by the turn alone: of earlier messages it is not always known whether something was corrected.
      // Who tells something sad is not taught at the same time.
      const tip = corrected === undefined || moodOf(message) === 'sad' ? undefined : inOneTurn(createPhrases(`${seed}${turns}`)(correctionIntros), `„${corrected}“`);
      const aside = asideTo(said);
      if (aside) return { tip: undefined, text: inOneTurn(aside, ask()) };
      const changed = topics[said.touched[0]?.point ?? -1];
      if (changed) current = changed;
      sortQuestions(said);
      if (does(said, 'finished') && said.touched.length === 0) return { tip, text: phrases(goodbyesFriendly) || 'Tschüss!' };
      if (does(said, 'asks-back')) return { tip, text: inOneTurn(phrases(ownAnswersFriendly), ask()) };
      if (said.words < SHORT_ANSWER && changed === undefined) return { tip, text: phrases(shortAnswers) || ask() };
      return { tip, text: inOneTurn(react(message), followUp(message) ?? ask()) };
    },
  };

  /** The questions that are nearest to what was said come first; those that it has answered already come last. */
  function sortQuestions({ questions }: Understood): void {
    if (current === undefined || questions === undefined) return;
    const order = new Map(questions.map((question, place) => [question, place]));
    current.questions.sort((one, other) => (order.get(one) ?? questions.length) - (order.get(other) ?? questions.length));
  }

  function react(message: string): string {
    const mood = moodOf(message);
    const felt = mood === undefined ? '' : phrases(mood === 'sad' ? comforts : joys);
    return felt || (current?.reactions.shift() ?? phrases(encourageFriendly));
  }

  /** About what was said itself; every other time, so that the talk also comes to something new. */
  function followUp(message: string): string | undefined {
    hasFollowedUp = !hasFollowedUp;
    const kind = hasFollowedUp ? followUpOf(message) : undefined;
    return kind === undefined ? undefined : phrases(followUps[kind]) || undefined;
  }

  function asideTo(said: Understood): string | undefined {
    if (said.language !== 'german') return phrases(speakGermanFriendly);
    if (does(said, 'insult')) return phrases(stayFriendly);
    if (does(said, 'other-role')) return phrases(noOtherRoleFriendly);
    return does(said, 'not-understood') || does(said, 'repeat') ? phrases(notUnderstood) : undefined;
  }
}

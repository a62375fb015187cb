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
import { createPhrases, inOneTurn } from '../examiner/phrases.js';
import { does, SHORT_ANSWER } from '../examiner/talk.js';
import type { ListenedPoint } from '../understanding/topic-listener.js';
import type { Understood } from '../understanding/understood.js';

/** A partner who lets the learner choose what to talk about. Given the same messages it answers the same. */
export type FreeTalk = { opening: string; answer: (said: Understood, corrected: string | undefined) => string };

type Open = { topic: ConversationTopic; questions: string[]; reactions: string[] };

/** What a message may be about, in the order of conversationTopics. */
export const freePoints: ListenedPoint[] = conversationTopics.map(({ words, wordings, questions }) => ({ words, wordings, anchors: questions }));

/** `corrected` of an answer: the learner's sentence as it is right, where something in it mattered. */
export function startFreeTalk(seed: string): FreeTalk {
  const phrases = createPhrases(seed);
  const topics: Open[] = conversationTopics.map((topic) => ({ topic, questions: [...topic.questions], reactions: [...topic.reactions] }));
  let current: Open | undefined;
  let turns = 0;

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
    answer(said, corrected) {
      turns += 1;
      // Chosen by the turn alone: of earlier messages it is not always known whether something was corrected.
      const tip = corrected === undefined ? undefined : inOneTurn(createPhrases(`${seed}${turns}`)(correctionIntros), `„${corrected}“`);
      const aside = asideTo(said);
      if (aside) return inOneTurn(aside, ask());
      const changed = topics[said.touched[0]?.point ?? -1];
      if (changed) current = changed;
      if (does(said, 'finished') && said.touched.length === 0) return inOneTurn(tip, phrases(goodbyesFriendly) || 'Tschüss!');
      if (does(said, 'asks-back')) return inOneTurn(tip, phrases(ownAnswersFriendly), ask());
      if (said.words < SHORT_ANSWER && changed === undefined) return inOneTurn(tip, phrases(shortAnswers) || ask());
      return inOneTurn(tip, current?.reactions.shift() ?? phrases(encourageFriendly), ask());
    },
  };

  function asideTo(said: Understood): string | undefined {
    if (said.language !== 'german') return phrases(speakGermanFriendly);
    if (does(said, 'insult')) return phrases(stayFriendly);
    if (does(said, 'other-role')) return phrases(noOtherRoleFriendly);
    return does(said, 'not-understood') || does(said, 'repeat') ? phrases(notUnderstood) : undefined;
  }
}

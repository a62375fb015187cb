import { countWords } from '@b1fuchs/contracts';
import type { ConversationTopic, Moment } from '../catalogue/catalogue-types.js';
import {
  correctionIntros,
  encourageFriendly,
  goodbyesFriendly,
  greetings,
  newTopics,
  noOtherRoleFriendly,
  notUnderstood,
  shortAnswers,
  speakGermanFriendly,
  stayFriendly,
} from '../catalogue/conversation-phrases.js';
import { conversationTopics } from '../catalogue/conversation-topics.js';
import { afterExplaining, anyTopicQuestions, friendAnswers, friendOpenAnswers, friendGeneralAnswers, goAheadFriendly, topicAgreements } from '../catalogue/friend-answers.js';
import { burdens, comforts, condolences, followUps, invitations, joys, recoveries } from '../catalogue/follow-ups.js';
import { answerFrom, explain } from '../examiner/answer-question.js';
import { moments } from '../catalogue/moments.js';
import { wordsOf } from '../../grading/sentences.js';
import { createPhrases, inOneTurn } from '../examiner/phrases.js';
import { does, SHORT_ANSWER } from '../examiner/talk.js';
import { withCapitals } from '../understanding/known-nouns.js';
import { followUpOf, isHard, moodOf } from '../understanding/mood.js';
import { answersOwnQuestion, isForPartner, questionIn, wantedTopic } from '../understanding/questions.js';
import { LIKE } from '../understanding/moment-listener.js';
import { stemsIn } from '../understanding/stems.js';
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

/** So often the fox stays with what was said before it asks about something new. */
const FOLLOW_UPS = 2;
const DEATH = /(?<!\p{L})(?:gestorben|tot|verstorben)(?!\p{L})/iu;
const ILL = /(?<!\p{L})(?:ich (?:\p{L}+ ){0,2}(?:bin|habe)|(?:bin|habe) ich) (?:\p{L}+ ){0,3}(?:krank|erkältet|fieber|grippe|husten)(?!\p{L})/iu;
/** Where a goodbye is looked for: so many characters at the end. */
const LAST_WORDS = 120;
const LEAVES = /(?<!\p{L})(?:tschüss\p{L}*|tschüs|ciao|auf wiedersehen|bis (?:bald|morgen|später|dann|(?:zum )?nächste[ns]? mal|nächste woche)|auf wiederhören|komme ich wieder)(?!\p{L})|(?:^|[.!,] )(?:einen )?schönen (?:feierabend|abend|tag)(?: noch)?[.! ]*$|^(?:so|also|okay|ok|gut)?,? ?ich muss (?:jetzt|leider|los|gleich) \p{L}+[.!,]|ich muss (?:\p{L}+ ){0,2}(?:jetzt|leider|gleich|los|weg|aufhören|schluss)(?:\p{L}| )*(?:gehen|los|weg|aufhören|machen|schlafen)?[.!, ]*$/iu;

/** Nearness by meaning (understanding/topic-listener.ts). */
const NEAR = 0.2;

const momentById = new Map(moments.map((moment) => [moment.id, moment]));
const ONLY_THANKS = /^(?:(?:ok|okay|ah|ach so|danke|gut|schön|ja|vielen|verstehe|ich|alles klar|sehr)[ ,.!]*)+$/iu;
/** A message of so few words answers what was asked last. */
const SHORT_REPLY = 8;

/** Does it tell one of the moments? */
const isLike = ({ told = [] }: Understood): boolean => told.some(({ likeness }) => likeness >= LIKE);
const asksSomething = (said: Understood, message: string): boolean => (does(said, 'asks') && isForPartner(message)) || does(said, 'asks-back') || does(said, 'requests');

/** Begins a free conversation. `seed` decides which of several wordings come first. */
export function startFreeTalk(seed: string): FreeTalk {
  const phrases = createPhrases(seed);
  const topics: Open[] = conversationTopics.map((topic) => ({ topic, questions: [...topic.questions], reactions: [...topic.reactions] }));
  let current: Open | undefined;
  let turns = 0;
  let followedUp = 0;
  /** What the learner tells about at the moment, how often it was asked about, and all that they have said. */
  let moment: Moment | undefined;
  let askedAbout = 0;
  const heard = new Set<string>();
  const asked = new Set<string>();
  /** A topic of the learner's own for which the catalogue has no questions. */
  let chosen: string | undefined;

  const ask = (): string => {
    const own = chosen === undefined ? '' : phrases(anyTopicQuestions);
    if (own !== '') return own;
    chosen = undefined;
    const question = current?.questions.shift();
    if (question !== undefined) return question;
    // What was talked out makes room for a topic that has not come up yet.
    current = topics.find(({ topic, questions }) => questions.length === topic.questions.length) ?? topics.find(({ questions }) => questions.length > 0);
    const intro = current && phrases(newTopics);
    return current === undefined ? '' : intro === '' || intro === undefined ? ask() : `${intro} ${current.topic.aspect}.`;
  };

  return {
    opening: phrases(greetings),
    answer({ understood: said, corrected, message: sent }) {
      const message = said.said ?? sent;
      turns += 1;
      for (const word of wordsOf(message)) heard.add(word);
      // Chosen by the turn alone: of earlier messages it is not always known whether something was corrected.
      // Who tells something sad is not taught at the same time.
      const tip = corrected === undefined || moodOf(message) === 'sad' ? undefined : inOneTurn(createPhrases(`${seed}${turns}`)(correctionIntros), `„${corrected}“`);
      const meaning = explain(sent, phrases) ?? explain(message, phrases);
      if (meaning !== undefined) return { tip: undefined, text: inOneTurn(meaning, phrases(afterExplaining)) };
      const aside = asideTo(said);
      if (aside) return { tip: undefined, text: inOneTurn(aside, ask()) };
      if (LEAVES.test(message.slice(-LAST_WORDS)) || (does(said, 'finished') && said.touched.length === 0)) return { tip, text: phrases(goodbyesFriendly) || 'Tschüss!' };
      const wanted = wantedTopic(message);
      if (wanted !== undefined) return { tip, text: turnTo(wanted) };
      const changed = topics[heardTopic(said) ?? -1];
      if (changed) {
        current = changed;
        chosen = undefined;
      }
      if ((asksSomething(said, message) && !(answersOwnQuestion(message) && isLike(said))) || (does(said, 'greeting') && questionIn(message).includes('?'))) {
        const own = momentById.get(said.asked ?? '');
        const question = questionIn(message);
        if (own) {
          moment = own;
          askedAbout = 1;
        }
        const known = answerFrom(friendAnswers, question, phrases) || (does(said, 'greeting') ? answerFrom(friendAnswers, message, phrases) : '');
        const answer = known || (own === undefined ? '' : phrases(own.reactions)) || answerFrom(friendGeneralAnswers, question, phrases) || phrases(friendOpenAnswers);
        return { tip, text: inOneTurn(answer, (known === '' && own ? (askAbout(own) ?? '') : '') || phrases(goAheadFriendly) || ask()) };
      }
      const told = tellsOf(message, said);
      if (told !== undefined) return { tip, text: told };
      if (said.words < SHORT_ANSWER && changed === undefined) return { tip, text: phrases(shortAnswers) || ask() };
      return { tip, text: inOneTurn(react(message), next(message, said)) };
    },
  };

  /** What is said to a moment that the message tells, or to one that it goes on with; undefined where it does neither. */
  function tellsOf(message: string, { told = [] }: Understood): string | undefined {
    const [next] = told.flatMap(({ id, likeness }) => (likeness >= LIKE ? (momentById.get(id) ?? []) : []));
    const goesOn = moment !== undefined && askedAbout < FOLLOW_UPS && !ONLY_THANKS.test(message) && (countWords(message) <= SHORT_REPLY || told.some(({ id }) => id === moment?.id));
    if (next === undefined && !goesOn) return undefined;
    const isNew = next !== undefined && next !== moment;
    if (isNew) {
      moment = next;
      askedAbout = 0;
    }
    const question = moment && askAbout(moment);
    if (question === undefined && !isNew) return undefined;
    askedAbout += 1;
    return inOneTurn((isNew && moment ? phrases(moment.reactions) : '') || react(message), question);
  }

  /** A question about a moment that was not asked before and not answered by anything that was said. */
  function askAbout({ questions }: Moment): string | undefined {
    const open = questions.find(({ ask: question, told }) => !asked.has(question) && !told.some((stem) => [...heard].some((word) => word.startsWith(stem))))?.ask;
    if (open !== undefined) asked.add(open);
    return open;
  }

  /** The talk stays with its topic as long as that is spoken of, and leaves it only for one that the meaning is near to as well. */
  function heardTopic({ touched, near }: Understood): number | undefined {
    const own = topics.findIndex((one) => one === current);
    if (touched.some(({ point }) => point === own)) return own;
    const clear = touched.find(({ point }) => current === undefined || near === null || (near[point] ?? 0) >= NEAR);
    if (clear !== undefined || current !== undefined || near === null) return clear?.point;
    const best = near.indexOf(Math.max(...near));
    return (near[best] ?? 0) >= NEAR ? best : undefined;
  }

  function react(message: string): string {
    const mood = moodOf(message);
    const isIll = ILL.test(message) && mood !== 'glad';
    const felt = isIll ? phrases(recoveries) : mood === 'sad' ? (DEATH.test(message) ? phrases(condolences) : '') || phrases(comforts) : mood === 'glad' ? phrases(joys) : isHard(message) ? phrases(burdens) : '';
    return felt || phrases(encourageFriendly) || (current?.reactions.shift() ?? '');
  }

  /** Takes up a topic that the learner wants, of the catalogue or of their own. */
  function turnTo(wanted: string): string {
    moment = undefined;
    const known = topics.find(({ topic, questions }) => questions.length > 0 && stemsIn(wanted, topic.words).length > 0);
    if (known) current = known;
    chosen = known ? undefined : wanted;
    const own = phrases(anyTopicQuestions);
    return inOneTurn(`${phrases(topicAgreements) || 'Gut, sprechen wir über'} ${withCapitals(wanted)}.`, own || ask());
  }

  /** Mostly about what was said itself; now and then a question of the topic that follows from it. */
  function next(message: string, { questions = [] }: Understood): string {
    const kind = moodOf(message) === 'sad' ? 'sad' : followUpOf(message);
    const own = followedUp < FOLLOW_UPS ? (kind === undefined ? '' : phrases(followUps[kind])) || phrases(invitations) : '';
    followedUp = own === '' ? 0 : followedUp + 1;
    if (own !== '') return own;
    const question = questions.find((one) => current?.questions.includes(one));
    if (current === undefined || question === undefined) return phrases(invitations) || ask();
    current.questions = current.questions.filter((one) => one !== question);
    return question;
  }

  function asideTo(said: Understood): string | undefined {
    if (said.language !== 'german') return phrases(speakGermanFriendly);
    if (does(said, 'insult')) return phrases(stayFriendly);
    if (does(said, 'other-role')) return phrases(noOtherRoleFriendly);
    return does(said, 'not-understood') || does(said, 'repeat') ? phrases(notUnderstood) : undefined;
  }
}

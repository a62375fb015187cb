/** A suggestion of the examiner for one point of a plan. */
export type Proposal = {
  /** One or two sentences with a reason, to a partner who is addressed with "Sie"; also right after "Da bin ich anderer Meinung." */
  sentence: string;
  /** The same as an infinitive phrase that follows "Wir wollen": "uns am Samstag um drei Uhr im Park treffen". */
  settled: string;
  /** Stems in small letters: a learner who says one of them has had the same idea. */
  words: string[];
};

/** What a point is about; a day or an hour settles 'time', a sum of money 'cost'. */
export type PointKind = 'time' | 'place' | 'food' | 'cost' | 'tasks' | 'gift' | 'activity' | 'transport' | 'guests' | 'other';

/** Something that the partners of a joint plan have to settle. */
export type PlanningPoint = {
  /** As the learner reads it under "Zu besprechen:". */
  title: string;
  kind: PointKind;
  /** Three ways to ask, from the usual one over a simpler one to a choice of two answers. */
  questions: [string, string, string];
  /** Two that exclude each other. */
  proposals: [Proposal, Proposal];
  /** The start of an answer with gaps, for learners who lack words: "Wir könnten uns am … um … Uhr treffen." */
  starter: string;
  /** Stems in small letters that show that somebody speaks about this point and not about another of the task. */
  words: string[];
  /** Four sentences, as B1 learners say them, that each speak to this point in another way. */
  wordings: string[];
};

export type PlanningTask = {
  id: string;
  title: string;
  /** The situation and what is to be done, in one or two sentences. */
  description: string;
  /** What the examiner says first, after the greeting, up to the first question: why there is something to plan. */
  opening: string;
  /** How a sentence goes on that ends the talk: "Dann haben wir …": "den Ausflug geplant". */
  planned: string;
  points: PlanningPoint[];
};

export type GuidingQuestion = {
  /** As the learner reads it under "Leitfragen zum Thema". */
  question: string;
  /** What is talked about, to follow "über": "Ihre eigenen Erfahrungen mit Fertiggerichten". */
  aspect: string;
  /** Two ways in which the examiner asks about it, the second one simpler; neither repeats the guiding question word for word. */
  followUps: [string, string];
  /** The start of an answer with gaps. */
  starter: string;
  /** Stems in small letters that show that somebody speaks about this question and not about another of the topic. */
  words: string[];
  /** Four sentences, as B1 learners say them, that each answer the question in another way. */
  wordings: string[];
};

export type PresentationTopic = {
  id: string;
  title: string;
  guidingQuestions: GuidingQuestion[];
  /** The exam's last part: the partner says what they think about the topic and asks one more question. */
  closing: { remark: string; question: string; simplerQuestion: string; starter: string };
};

/** A question of the introduction. */
export type PersonalQuestion = {
  id: string;
  question: string;
  simplerQuestion: string;
  starter: string;
  /** What the examiner says when it has been answered, before the next question; fits every answer. */
  reactions: [string, string];
  words: string[];
  wordings: string[];
};

/** Something that people like to talk about with a friend. */
export type ConversationTopic = {
  id: string;
  /** To follow "über": "deine Familie". */
  aspect: string;
  words: string[];
  /** Eight sentences of learners on the topic. */
  wordings: string[];
  /** Eight questions to somebody addressed with "du", each of which also makes sense when the earlier ones were not asked. */
  questions: string[];
  /** Three short reactions that fit whatever somebody says on the topic. */
  reactions: string[];
};

/** Something that people tell or ask a friend, and what the friend says to it. */
export type Moment = {
  id: string;
  /** Stems in small letters of which one must be said: a child's cold is not told without a child. */
  needs?: string[];
  /** Five ways in which learners say it, all in the same tone. */
  wordings: string[];
  /** Two sentences to somebody addressed with "du", which fit each wording; to a question: its answers. */
  reactions: string[];
  /** Four questions that may follow. `told`: stems in small letters that show that somebody has answered it already. */
  questions: { ask: string; told: string[] }[];
};

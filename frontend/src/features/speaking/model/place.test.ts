import { movePlace, needsConversation, placeQuery, readPlace, stageProgress, type Move, type Place } from './place.js';

const TALK = '0b7e4c2a-5f4c-4f0e-9d6e-2f7a8f0f9f11';
const start = readPlace(new URLSearchParams());
const after = (place: Place, ...moves: Move[]): Place => moves.reduce(movePlace, place);
const talking = (place: Place): Place => ({ ...place, conversationId: TALK });

test('the exam begins with the introduction, which needs no topic', () => {
  expect(start).toEqual({ stage: 'intro', topicId: null, conversationId: null, plannedTopicId: null });
  expect(needsConversation(start)).toBe(true);
  expect(needsConversation(talking(start))).toBe(false);
  expect(stageProgress).toEqual({ intro: 33, planning: 66, presentation: 100 });
});

test('‘Weiter’ leads through the stages, each of which begins with the choice of a topic, and ends at the last', () => {
  const planning = after(talking(start), { kind: 'next' });
  expect(planning).toMatchObject({ stage: 'planning', topicId: null, conversationId: null });
  expect(needsConversation(planning)).toBe(false);
  const presentation = after(planning, { kind: 'choose', topicId: 'picknick' }, { kind: 'next' });
  expect(presentation).toMatchObject({ stage: 'presentation', topicId: null, conversationId: null });
  const last = talking(after(presentation, { kind: 'choose', topicId: 'musik' }));
  expect(after(last, { kind: 'next' })).toEqual(last);
});

test('‘Zurück’ begins the stage before anew: the introduction, or the plan with its topic', () => {
  const planning = talking(after(start, { kind: 'next' }, { kind: 'choose', topicId: 'picknick' }));
  expect(after(planning, { kind: 'back' })).toEqual(start);
  const presentation = talking(after(planning, { kind: 'next' }, { kind: 'choose', topicId: 'musik' }));
  const again = after(presentation, { kind: 'back' });
  expect(again).toMatchObject({ stage: 'planning', topicId: 'picknick', conversationId: null });
  expect(needsConversation(again)).toBe(true);
  expect(after(talking(start), { kind: 'back' })).toEqual(talking(start));
});

test('‘Zurück’ from a presentation without a plan leads to the choice of one', () => {
  const back = after(start, { kind: 'next' }, { kind: 'next' }, { kind: 'back' });
  expect(back).toMatchObject({ stage: 'planning', topicId: null });
  expect(needsConversation(back)).toBe(false);
});

test('another topic, another try and an earlier talk keep the stage', () => {
  const planning = talking(after(start, { kind: 'next' }, { kind: 'choose', topicId: 'picknick' }));
  expect(after(planning, { kind: 'change-topic' })).toMatchObject({ stage: 'planning', topicId: null, conversationId: null });
  expect(after(planning, { kind: 'restart' })).toMatchObject({ topicId: 'picknick', conversationId: null });
  expect(after(planning, { kind: 'open', conversationId: 'c2', topicId: 'umzug' })).toMatchObject({ stage: 'planning', topicId: 'umzug', conversationId: 'c2' });
});

test('the address brings back every place', () => {
  const presentation = talking(after(start, { kind: 'next' }, { kind: 'choose', topicId: 'picknick' }, { kind: 'next' }, { kind: 'choose', topicId: 'musik' }));
  for (const place of [start, talking(start), presentation, after(presentation, { kind: 'back' })]) {
    expect(readPlace(new URLSearchParams(placeQuery(place)))).toEqual(place);
  }
});

test.each([
  ['an unknown stage', 'stage=singing&topic=musik'],
  ['a conversation without its topic', `stage=planning&conversation=${TALK}`],
  ['a conversation of another form', 'conversation=../../etc'],
  ['a topic of a thousand letters', `stage=planning&topic=${'x'.repeat(1_000)}`],
])('an address with %s has no talk in it', (_what, query) => {
  expect(readPlace(new URLSearchParams(query)).conversationId).toBeNull();
});

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentHint } from '../../../components/mascot/page-hint.js';
import { userProgressQuery } from '../../../lib/practice/user-progress-query.js';
import { recordActivity } from '../api/record-activity.js';
import { thanksText } from '../wording.js';
import { answerTo, type Question } from './answer.js';
import { createFoxMind } from './fox-mind.js';
import { greetingFor } from './greeting.js';
import { suggestionsFor } from './suggestions.js';

/**
 * What Fuchs shows and says on the page that is open.
 * @param userId of the signed-in user
 */
export function useCoach(userId: string) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const hint = useCurrentHint();
  const query = userProgressQuery(userId);
  const { data: progress, isPending } = useQuery(query);
  const [mind] = useState(createFoxMind);
  const { state, exchange } = useSyncExternalStore(mind.subscribe, mind.get);
  const turns = useRef({ help: 0, motivation: 0, tips: 0 });

  const greeting = isPending ? null : greetingFor(progress);
  const greets = hint === null && greeting !== null;
  const isCelebration = greeting?.isCelebration === true;
  useEffect(() => {
    if (greets) mind.greet({ isCelebration });
  }, [mind, greets, isCelebration, greeting?.text]);

  // What was asked on another page, or before the page said something new, is over.
  useEffect(() => mind.forget(), [mind, pathname, hint?.text]);
  useEffect(() => mind.stop, [mind]);
  // Practice changes it: another page is a good moment to look again, at most every five minutes.
  useEffect(() => {
    client.query(userProgressQuery(userId)).catch(() => undefined);
  }, [client, userId, pathname]);

  function ask(question: Question): void {
    const { kind } = question;
    mind.ask(question, answerTo({ kind, pathname, progress, turn: turns.current[kind] }));
    turns.current[kind] += 1;
    void recordActivity({ userId, activity: `Mascot interaction: ${kind}`, completedAt: new Date().toISOString() }).then(() => client.invalidateQueries({ queryKey: query.queryKey }));
  }

  return {
    hint,
    greeting,
    suggestions: suggestionsFor(progress),
    exchange,
    // The page's hint is what he is at, unless he has just been asked.
    state: hint === null || (exchange !== null && state !== 'idle') ? state : hint.state,
    ask,
    thank: (): void => mind.tell(thanksText),
  };
}

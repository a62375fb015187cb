import type { SecurityCheck } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityCheckQuery } from '../api/security-check-query.js';
import { judgeAnswer, type Verdict } from '../model/security-answer.js';

export type SecurityCheckState = {
  /** undefined while it loads or when it could not be fetched */
  question: SecurityCheck | undefined;
  typed: string;
  isFetching: boolean;
  error: Error | null;
  type: (typed: string) => void;
  /** Clears the answer and fetches another question. */
  refresh: () => void;
  verdict: (hasLeftField: boolean) => Verdict;
};

/** One security question and what has been typed into it. */
export function useSecurityCheck(): SecurityCheckState {
  const query = useQuery(securityCheckQuery);
  const [typed, setTyped] = useState('');
  // A failed refresh leaves the old question in the cache; it may be used up, so it is not shown.
  const question = query.isError ? undefined : query.data;
  return {
    question,
    typed,
    isFetching: query.isFetching,
    error: query.error,
    type: setTyped,
    refresh: () => {
      setTyped('');
      void query.refetch();
    },
    verdict: (hasLeftField) => (question === undefined ? 'open' : judgeAnswer(question, typed, hasLeftField)),
  };
}

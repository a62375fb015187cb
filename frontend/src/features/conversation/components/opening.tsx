import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { openingQuery } from '../api/conversations.js';
import { conversationPath } from '../model/conversation-path.js';
import { failureText } from '../model/failure-text.js';
import { errorTexts } from '../wording.js';
import { ChatSkeleton } from './chat-skeleton.js';
import { LoadFailure } from './load-failure.js';

/** Leads to the newest conversation, or begins the first one. */
export function Opening() {
  const { data: id, error, isFetching, refetch } = useQuery(openingQuery);
  if (isFetching) return <ChatSkeleton />;
  if (id !== undefined) return <Navigate replace to={conversationPath(id)} />;
  return error === null ? <ChatSkeleton /> : <LoadFailure text={failureText(error, errorTexts.notBegun)} onRetry={() => void refetch()} />;
}

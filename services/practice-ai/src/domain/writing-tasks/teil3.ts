import type { WritingTask } from '@b1fuchs/contracts';
import { formalReplies } from './teil3-replies.js';
import { formalRequests } from './teil3-requests.js';

/** Part 3: formal e-mails of about 40 words. */
export const teil3Tasks: WritingTask[] = [...formalReplies, ...formalRequests];

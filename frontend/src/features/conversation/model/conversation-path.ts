import { paths } from '../../../lib/paths.js';

/** The address of a kept conversation. */
export const conversationPath = (id: string): string => `${paths.freeConversation}/${encodeURIComponent(id)}`;

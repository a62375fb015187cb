import { achievementsResponseSchema, insightsResponseSchema, recordActivityRequestSchema, seenAchievementsRequestSchema, userProgressQuerySchema, userProgressResponseSchema } from '@b1fuchs/contracts';
import { json, message, nothing, type Descriptions } from '../describe.js';

/** Days, streaks, points and what to practise next. */
export const progressRoutes = {
  'GET /api/user/achievements': { does: 'Shows streak, points and badges.', answers: json(achievementsResponseSchema) },
  'POST /api/user/achievements/seen': { does: 'Says that the learner has been told of badges.', body: seenAchievementsRequestSchema, answers: nothing() },
  'GET /api/user/progress': { does: 'Says how far the learner is, and what to practise next.', query: userProgressQuerySchema, answers: json(userProgressResponseSchema), errors: ['FORBIDDEN'] },
  'GET /api/user/insights': { does: 'Gives what the charts show.', answers: json(insightsResponseSchema) },
  'POST /api/user/activity': { does: 'Keeps what a page tells by itself.', body: recordActivityRequestSchema, answers: message(201), errors: ['FORBIDDEN'] },
} satisfies Descriptions;

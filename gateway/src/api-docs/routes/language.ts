import {
  aiConsentRequestSchema,
  aiConsentResponseSchema,
  analyzeGrammarRequestSchema,
  analyzeSpeakingRequestSchema,
  chatRequestSchema,
  chatResponseSchema,
  conversationSchema,
  conversationsQuerySchema,
  conversationsResponseSchema,
  disputeCorrectionRequestSchema,
  freeConversationRequestSchema,
  freeConversationResponseSchema,
  germanSpeechRequestSchema,
  refineStyleRequestSchema,
  speakingFeedbackSchema,
  speakingReportRequestSchema,
  speakingTopicsResponseSchema,
  speechOffersSchema,
  speechRequestSchema,
  startConversationRequestSchema,
  styleRefinementSchema,
  transcriptionSchema,
  writingAttemptSchema,
  writingAttemptsQuerySchema,
  writingAttemptsResponseSchema,
  writingFeedbackSchema,
  writingReportRequestSchema,
  writingTasksResponseSchema,
  type ErrorCode,
} from '@b1fuchs/contracts';
import { file, json, nothing, type Answer, type Descriptions } from '../describe.js';

const TALK: ErrorCode[] = ['CONVERSATION_NOT_FOUND', 'CONVERSATION_ENDED', 'CONVERSATION_BUSY', 'TOPIC_NOT_FOUND', 'ANALYSIS_UNAVAILABLE'];
const SPEAK: ErrorCode[] = ['TEXT_TOO_LONG', 'SPEECH_UNAVAILABLE', 'RANGE_NOT_SATISFIABLE'];
const SOUND = { media: ['audio/wav', 'audio/mpeg', 'audio/ogg'] };
const sound: Answer[] = [
  { status: 200, says: 'The sound.', raw: SOUND },
  { status: 206, says: 'The stretch of it that a Range header asks for.', raw: SOUND },
];

/** Tasks, corrections, grades, talks and speech; and the reports to print. */
export const languageRoutes = {
  'GET /api/topics/writing': { does: 'Lists the tasks of the written exam.', answers: json(writingTasksResponseSchema) },
  'POST /api/analyze/grammar': { does: 'Corrects and grades a text.', body: analyzeGrammarRequestSchema, answers: json(writingFeedbackSchema), errors: ['TEXT_TOO_LONG', 'ANALYSIS_UNAVAILABLE'] },
  'GET /api/writing/attempts': { does: 'Lists the learner’s texts, the newest first.', query: writingAttemptsQuerySchema, answers: json(writingAttemptsResponseSchema) },
  'GET /api/writing/attempts/:id': { does: 'Shows one of them with its corrections.', answers: json(writingAttemptSchema) },
  'POST /api/writing/disputed-corrections': { does: 'Says that a correction is wrong.', body: disputeCorrectionRequestSchema, answers: nothing(), errors: ['NOT_FOUND'] },
  'POST /api/refine-style': { does: 'Puts a text into another style.', body: refineStyleRequestSchema, answers: json(styleRefinementSchema), errors: ['TEXT_TOO_LONG', 'ANALYSIS_UNAVAILABLE'] },
  'GET /api/topics/speaking': { does: 'Lists the topics of the spoken exam.', answers: json(speakingTopicsResponseSchema) },
  'POST /api/conversations': { does: 'Begins a talk; the same id begins it once.', body: startConversationRequestSchema, answers: json(conversationSchema, { status: 201 }), errors: ['CONVERSATION_NOT_FOUND', 'TOPIC_NOT_FOUND'] },
  'GET /api/conversations': { does: 'Lists the learner’s talks, the newest first.', query: conversationsQuerySchema, answers: json(conversationsResponseSchema) },
  'GET /api/conversations/:id': { does: 'Shows one of them.', answers: json(conversationSchema), errors: ['CONVERSATION_NOT_FOUND'] },
  'DELETE /api/conversations/:id': { does: 'Deletes one of them.', answers: nothing(), errors: ['CONVERSATION_NOT_FOUND'] },
  'POST /api/chat': {
    does: 'Has the examiner answer.',
    body: chatRequestSchema,
    answers: [{ status: 200, says: 'The answer; piece by piece where `Accept` asks for text/event-stream.', schemas: [chatResponseSchema], raw: { media: ['text/event-stream'] } }],
    errors: TALK,
  },
  'POST /api/free-conversation': { does: 'Has the partner of a free conversation answer.', body: freeConversationRequestSchema, answers: json(freeConversationResponseSchema), errors: TALK },
  'POST /api/analyze/speaking': { does: 'Corrects and grades what a learner has said.', body: analyzeSpeakingRequestSchema, answers: json(speakingFeedbackSchema), errors: ['TEXT_TOO_LONG', 'ANALYSIS_UNAVAILABLE'] },
  'GET /api/speech': { does: 'Says how texts are read aloud here, and whether recordings become text.', answers: json(speechOffersSchema) },
  'POST /api/tts': { does: 'Reads a text aloud.', body: speechRequestSchema, answers: sound, errors: SPEAK },
  'POST /api/tts/german': { does: 'Reads a German text aloud.', body: germanSpeechRequestSchema, answers: sound, errors: SPEAK },
  'POST /api/transcribe': {
    does: 'Turns a recording into text; it is the field `audio` of a form.',
    body: { media: ['multipart/form-data'] },
    answers: json(transcriptionSchema),
    errors: ['TRANSCRIPTION_NOT_SET_UP', 'TRANSCRIPTION_UNAVAILABLE', 'CONSENT_REQUIRED', 'RECORDING_EMPTY', 'RECORDING_UNREADABLE', 'RECORDING_TOO_LONG'],
  },
  'GET /api/ai-consent': { does: 'Says who receives texts and recordings, and whether the learner has agreed.', answers: json(aiConsentResponseSchema) },
  'POST /api/ai-consent': { does: 'Agrees to that.', body: aiConsentRequestSchema, answers: json(aiConsentResponseSchema) },
  'DELETE /api/ai-consent': { does: 'Withdraws it.', answers: json(aiConsentResponseSchema) },
  'POST /api/generate/writing-report': { does: 'Prints the feedback on a text.', body: writingReportRequestSchema, answers: file('application/pdf'), errors: ['REPORT_UNAVAILABLE'] },
  'POST /api/generate/report': { does: 'Prints the feedback on a talk.', body: speakingReportRequestSchema, answers: file('application/pdf'), errors: ['REPORT_UNAVAILABLE'] },
} satisfies Descriptions;

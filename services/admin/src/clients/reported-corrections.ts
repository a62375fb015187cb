import { reportedCorrectionSchema, reportedCorrectionsPageSchema, type DecideCorrection, type ErrorCode, type ReportedCorrectionsQuery } from '@b1fuchs/contracts';
import { createServiceClient, type SigningKey } from '@b1fuchs/kit';

export type ReportedCorrections = ReturnType<typeof createReportedCorrections>;

/** What is for the administrator who asks, as practice-ai says it. */
const refusals = ['NOT_FOUND', 'VALIDATION_FAILED', 'CHANGED_MEANWHILE'] as const satisfies readonly ErrorCode[];
const PATH = '/internal/admin/reported-corrections';

/**
 * Corrections that learners hold for wrong; practice-ai owns them.
 * @throws AppError SERVICE_UNAVAILABLE, or one of the refusals above
 */
export function createReportedCorrections(url: string, signingKey: SigningKey) {
  const practice = createServiceClient({ target: 'practice-ai', url, signingKey });
  return {
    page: ({ state, rule, page, limit }: ReportedCorrectionsQuery) =>
      practice.get(`${PATH}?${new URLSearchParams({ state, rule, page: String(page), limit: String(limit) }).toString()}`, reportedCorrectionsPageSchema),
    decide: (key: string, body: DecideCorrection) => practice.send('PUT', `${PATH}/${encodeURIComponent(key)}`, { body, schema: reportedCorrectionSchema, refusals }),
  };
}

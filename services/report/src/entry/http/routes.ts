import { writingReportRequestSchema } from '@b1fuchs/contracts';
import { identityOf, parse, requireEntitled } from '@b1fuchs/kit';
import { Router } from 'express';
import { generateWritingReport, type ReportParts } from '../../domain/generate-writing-report.js';

export function createRoutes(parts: ReportParts): Router {
  const router = Router();
  router.post('/api/generate/writing-report', requireEntitled, async (request, response) => {
    const report = parse(writingReportRequestSchema, request.body);
    const pdf = await generateWritingReport(parts, identityOf(request), report, new Date());
    response.attachment('writing-feedback.pdf').setHeader('Cache-Control', 'no-store').send(Buffer.from(pdf));
  });
  return router;
}

import { speakingReportRequestSchema, writingReportRequestSchema } from '@b1fuchs/contracts';
import { identityOf, parse, requireEntitled } from '@b1fuchs/kit';
import { Router, type Response } from 'express';
import { printReport, type ReportParts } from '../../domain/print-report.js';
import { renderSpeakingReport } from '../../domain/render-speaking-report.js';
import { renderWritingReport } from '../../domain/render-writing-report.js';

export function createRoutes(parts: ReportParts): Router {
  const router = Router();

  router.post('/api/generate/writing-report', requireEntitled, async (request, response) => {
    const report = parse(writingReportRequestSchema, request.body);
    const pdf = await printReport(parts, identityOf(request), { kind: 'writing', render: (setting) => renderWritingReport({ report, ...setting }) }, new Date());
    sendPdf(response, 'writing-feedback.pdf', pdf);
  });

  router.post('/api/generate/report', requireEntitled, async (request, response) => {
    const report = parse(speakingReportRequestSchema, request.body);
    const pdf = await printReport(parts, identityOf(request), { kind: 'speaking', render: (setting) => renderSpeakingReport({ report, ...setting }) }, new Date());
    sendPdf(response, 'speaking-feedback.pdf', pdf);
  });

  return router;
}

const sendPdf = (response: Response, name: string, pdf: Uint8Array): void => {
  response.attachment(name).setHeader('Cache-Control', 'no-store').send(Buffer.from(pdf));
};

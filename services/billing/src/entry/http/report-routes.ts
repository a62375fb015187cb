import { moneyReportQuerySchema } from '@b1fuchs/contracts';
import { parse, requireAdministrator } from '@b1fuchs/kit';
import { Router } from 'express';
import { moneyReportCsv } from '../../domain/money-report-csv.js';
import { moneyReport, type ReportParts } from '../../domain/money-report.js';

/** For administrators: what has come in and gone back. */
export function reportRoutes(parts: ReportParts): Router {
  const router = Router();
  router.get('/api/admin/money-report', requireAdministrator, async (request, response) => {
    const { from, to, format } = parse(moneyReportQuerySchema, request.query);
    const report = await moneyReport(parts, { from, to });
    if (format === 'json') response.json(report);
    else response.attachment(`money_${from}_${to}.csv`).type('text/csv; charset=utf-8').send(moneyReportCsv(report));
  });
  return router;
}

import { testPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { startReportUnderTest, type ReportUnderTest } from './report-under-test.js';

let service: ReportUnderTest;

beforeAll(async () => {
  service = await startReportUnderTest();
});
afterAll(() => service.stop());

describe('what report keeps of users', () => {
  testPersonalData('report', declarations, () => service);
});

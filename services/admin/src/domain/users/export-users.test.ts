import { csvOf } from './export-users.js';
import { emptyRow } from './user-row.js';

const line = (username: string): string => csvOf([{ ...emptyRow('1'), username, email: 'mina@example.org', createdAt: new Date('2026-11-01T08:00:00.000Z') }]);

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '\r=x', '=HYPERLINK("http://evil.example","x")'])('%j is text and no formula', (username) => {
  const [, cell = ''] = /^1,(?:"((?:[^"]|"")*)"|([^,]*)),mina@/s.exec(line(username))?.slice(0) ?? [];
  expect((cell || line(username).split(',')[1])?.startsWith("'")).toBe(true);
});

test('commas, quotes, lines and Persian letters stay within their cell', () => {
  expect(line('علی, "der\nFuchs"')).toBe('1,"علی, ""der\nFuchs""",mina@example.org,user,false,false,,0,0,0,,0,2026-11-01T08:00:00.000Z\r\n');
});

import { readFile } from 'node:fs/promises';
import { errorTable } from '@b1fuchs/contracts';

type Row = { code: string; status: number; message: string };

const page = new URL('../../../../docs/errors.md', import.meta.url);
/** The code in backticks, the status, the text; what stands after them is for people. */
const row = /^\| `(?<code>[A-Z_]+)` \| (?<status>\d{3}) \| (?<message>.+?) \|/;

async function rowsOfThePage(): Promise<Row[]> {
  const lines = (await readFile(page, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const { code, status, message } = row.exec(line)?.groups ?? {};
    return code === undefined || message === undefined ? [] : [{ code, status: Number(status), message }];
  });
}

const rowsOfTheTable: Row[] = Object.entries(errorTable).map(([code, { status, message }]) => ({ code, status, message }));

describe('docs/errors.md', () => {
  test('lists the codes, statuses and texts of the error table, in its order', async () => {
    expect(await rowsOfThePage()).toEqual(rowsOfTheTable);
  });

  test('every code is a client or server error', () => {
    expect(rowsOfTheTable.filter(({ status }) => status < 400 || status > 599)).toEqual([]);
  });
});

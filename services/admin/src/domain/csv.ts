import Papa from 'papaparse';

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** The beginning of a CSV file. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + columns.join(',') + LINE_END;

/** Lines without a header. What a spreadsheet would take for a formula is text. */
export const csvLines = (lines: readonly (string | number | boolean)[][]): string => (lines.length === 0 ? '' : Papa.unparse([...lines], { newline: LINE_END, escapeFormulae: true }) + LINE_END);

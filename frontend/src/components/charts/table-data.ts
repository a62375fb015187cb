/** Values as a table shows them. */
export type TableData = {
  caption: string;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The type of a file of cards by its name; programs name text with tabs .tsv or .txt, as Anki does. */
export const fileType = (name: string): 'text/csv' | 'text/tab-separated-values' =>
  name.toLowerCase().endsWith('.csv') ? 'text/csv' : 'text/tab-separated-values';

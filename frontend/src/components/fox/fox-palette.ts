/**
 * The fox's colours. Each is a CSS variable with a fallback, so that a theme may set its own values
 * and the drawings still stand on their own (favicon, mail, PDF). The fallbacks are mid tones that
 * keep their silhouette on warm paper and on the dark theme alike.
 */
export const foxPalette = {
  fur: 'var(--fox-fur, #e27a35)',
  furDeep: 'var(--fox-fur-deep, #c9602a)',
  cream: 'var(--fox-cream, #fdecd6)',
  sock: 'var(--fox-sock, #6a4331)',
  line: 'var(--fox-line, #35251d)',
  lens: 'var(--fox-lens, #fffaf2)',
  scarf: 'var(--fox-scarf, #2f7f7a)',
  scarfDeep: 'var(--fox-scarf-deep, #23645f)',
  tongue: 'var(--fox-tongue, #d9595a)',
  spark: 'var(--fox-spark, #f0b23e)',
} as const;

/** Every line of the face and of the glasses has this weight, in units of the 160 × 160 drawing. */
export const LINE = 3.5;

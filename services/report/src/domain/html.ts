const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What HTML has no place for: halves of surrogate pairs, and control characters other than tab and line breaks. */
const escapeText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[&<>"']/g, (character) => replacements[character] ?? '');

/** Finished markup. Only the `html` tag and `trusted` make it, so that plain strings are always escaped. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** For constants of this code base (styles, drawings), never for anything that came in. */
  static trusted(markup: string): Html {
    return new Html(markup);
  }

  toString(): string {
    return this.#markup;
  }
}

export type HtmlValue = string | number | Html | undefined | readonly HtmlValue[];

function toMarkup(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return value.map(toMarkup).join('');
}

/**
 * Template tag for markup: every value that is not itself Html is escaped for text and for quoted attributes.
 * Lists are joined, undefined is left out.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return Html.trusted(strings.map((part, index) => part + toMarkup(values[index])).join(''));
}

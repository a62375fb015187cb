import { sentenceSpans } from '../split-sentences.js';
import type { StyleEdit } from '../style-rule.js';
import { distant, textOf, type TargetStyle } from '../target-style.js';

const gruesse = String.raw`(?:(?:[Vv]iele|[Gg]anz|[Ss]ehr) )*(?:[Ll]iebe|[Vv]iele|[Hh]erzliche|[Ss]chöne|[Ss]onnige|[Ll]iebste|[Ff]röhliche) Grüße`;
const familiar = String.raw`${gruesse}(?: (?:und bis bald|und bis dann|aus \p{Lu}\p{Ll}+))?|LG|VG|GLG|[Ll]g|[Vv]g|Lieben Gruß|Liebe Umarmung|Alles Liebe|Alles Gute|Mach(?:['’]s|t['’]s| es) gut|Macht es gut|Tschüss?|Tschau|Ciao|Bis bald|Bis dann|Bis später|Bis Samstag|Küsschen`;
const stiff = String.raw`Mit freundlichen Grüßen|Mit freundlichem Gruß|Freundliche Grüße|MfG|Mfg|Hochachtungsvoll|Mit besten Grüßen|Mit den besten Grüßen`;
const rest = String.raw`(?=\s*[,.!]*\s*(?:$|[\r\n]|(?:[Dd]eine?|[Ee]u(?:er|re)|Ihre?)?\s*\p{Lu}))`;
const familiarClosing = new RegExp(String.raw`^(?:${familiar})${rest}`, 'u');
const abbreviated = new RegExp(String.raw`^(?:MfG|Mfg)${rest}`, 'u');
const stiffClosing = new RegExp(String.raw`^(?:${stiff})${rest}`, 'u');
/** What may follow a closing: marks, a possessive and the name of the writer. */
const signature = /^([\s,.!]*?)([,.!]*)(\s*)((?:[Dd]eine?|[Ee]uer|[Ee]ure) (?=\p{Lu}))?(\p{Lu}[\p{L}.' -]{0,40})?\s*$/u;

export interface Closing {
  from: number;
  to: number;
  kind: 'familiar' | 'stiff' | 'abbreviated';
}

/** The closings in the last part of a text, with the signature behind them or on the line after. */
export function findClosings(text: string): Closing[] {
  const spans = sentenceSpans(text);
  const [lastSpans, count] = [spans.slice(-6), spans.length];
  return lastSpans.flatMap(({ offset, text: sentence }, index): Closing[] => {
    if (count > 1 && offset === 0) return [];
    const kinds: [Closing['kind'], RegExp][] = [['abbreviated', abbreviated], ['stiff', stiffClosing], ['familiar', familiarClosing]];
    for (const [kind, pattern] of kinds) {
      const match = pattern.exec(sentence);
      const after = match === null ? '' : text.slice(offset + match[0].length);
      if (match !== null && (signature.test(after) || index < lastSpans.length - 1) && after.length < 90) return [{ from: offset, to: offset + match[0].length, kind }];
    }
    return [];
  });
}

/** The closing that suits the style; in a formal text without „Deine“ before the name. */
export function changeClosing(text: string, style: TargetStyle, isDu: boolean): StyleEdit[] {
  const closings = findClosings(text);
  const last = closings.at(-1);
  if (last === undefined) return [];
  if (style === 'informal') return last.kind === 'familiar' ? [] : [withFormula(text, last, isDu ? 'Liebe Grüße' : 'Viele Grüße', style)];
  if (!distant.includes(style)) return [];
  const formula = last.kind === 'stiff' ? [] : [withFormula(text, last, 'Mit freundlichen Grüßen', style)];
  // „Bis bald“ and „Viele Grüße“ one under the other: one formula is enough, and „Bis bald“ is no part of a formal letter.
  const earlier = closings.slice(0, -1).filter(({ kind, to }) => kind === 'familiar' && /^[!.,]?\s*[\r\n]/u.test(text.slice(to)));
  const dropped = earlier.map(({ from, to }): StyleEdit => {
    const mark = /^[!.,]?\s*/u.exec(text.slice(to))?.[0].length ?? 0;
    return { from, to: to + mark, replacement: '', topic: 'closing', explanation: `„${text.slice(from, to)}“ ist in ${textOf[style]} zu persönlich; die Grußformel genügt.` };
  });
  return [...dropped, ...formula, ...withoutPossessive(text, last, style)];
}

function withFormula(text: string, closing: Closing, formula: string, style: TargetStyle): StyleEdit {
  const original = text.slice(closing.from, closing.to);
  // Nothing stands after „Mit freundlichen Grüßen“ and the like, not even a comma.
  const mark = /^[,.!]+/u.exec(text.slice(closing.to))?.[0].length ?? 0;
  return {
    from: closing.from,
    to: closing.to + mark,
    replacement: formula,
    topic: 'closing',
    explanation: `Statt „${original}“ schreibt man in ${textOf[style]} „${formula}“.`,
  };
}

function withoutPossessive(text: string, closing: Closing, style: TargetStyle): StyleEdit[] {
  const match = /^([\s,.!]*)((?:[Dd]eine?|[Ee]uer|[Ee]ure) )\p{Lu}[\p{L}-]*/u.exec(text.slice(closing.to));
  const [whole = '', before = ''] = match ?? [];
  if (match === null) return [];
  const from = closing.to + before.length;
  const signed = whole.slice(before.length);
  const bare = signed.replace(/^\S+ /u, '');
  return [{ from, to: from + signed.length, replacement: bare, topic: 'closing', explanation: `In ${textOf[style]} unterschreibt man nur mit dem Namen, ohne „${signed.split(' ')[0] ?? ''}“.` }];
}

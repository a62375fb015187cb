import type { TargetStyle } from '@b1fuchs/contracts';
import { sentencesOf } from '../sentences.js';
import type { StyleEdit } from '../style-rule.js';
import { distant, textOf } from '../target-style.js';

const gruesse = String.raw`(?:(?:[Vv]iele|[Gg]anz|[Ss]ehr) )*(?:[Ll]iebe|[Vv]iele|[Hh]erzliche|[Ss]chöne|[Ss]onnige|[Ll]iebste|[Ff]röhliche) Grüße`;
/** „Viele Grüße aus Berlin“: the place says something and stays in each style. */
const place = String.raw` aus \p{Lu}\p{Ll}+(?:[ -](?!Dein|Eure|Euer|Ihr)\p{Lu}\p{Ll}+)?`;
const placeAtEnd = new RegExp(`${place}$`, 'u');
const familiar = String.raw`${gruesse}(?: und bis (?:bald|dann))?(?:${place})?|LG|VG|GLG|[Ll]g|[Vv]g|(?:[Ll]ieben |[Vv]iele |[Hh]erzlichen |[Ss]chönen )?Gruß|Grüße|Gruss|Liebe Umarmung|Alles Liebe|Alles Gute|Mach(?:['’]s|t['’]s| es) gut|Macht es gut|Tschüss?|Tschau|Ciao|Bis bald|Bis dann|Bis später|Küsschen|Bussi|Drück dich|Drück euch|Fühl dich gedrückt|Viele Küsse|Dicke Umarmung`;
const stiff = String.raw`(?:Mit freundlichen Grüßen|Mit freundlichem Gruß|Freundliche Grüße|MfG|Mfg|Hochachtungsvoll|Mit besten Grüßen|Mit den besten Grüßen)(?:${place})?`;
// One class for space and marks: side by side they could share a wall of line breaks in too many ways.
const rest = String.raw`(?=[\s,.!]*(?:$|[\r\n]|(?:(?:[Dd]eine?|[Ee]u(?:er|re)|Ihre?)\s*)?\p{Lu}))`;
const familiarClosing = new RegExp(String.raw`^(?:${familiar})${rest}`, 'u');
const abbreviated = new RegExp(String.raw`^(?:MfG|Mfg)${rest}`, 'u');
const stiffClosing = new RegExp(String.raw`^(?:${stiff})${rest}`, 'u');
/** „Dein Tom“, „Eure Freundin Anna“ */
const own = /^(?:[Dd]eine?|[Ee]uer|[Ee]ure) (?:(?:Freundin|Freund|Kumpel|Kollegin|Kollege|Nachbarin|Nachbar|Schülerin|Schüler|Mitschülerin|Mitschüler|Cousine|Cousin|Mitbewohnerin|Mitbewohner) )?(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)$/u;
/** What may follow a closing: marks, a possessive and the name of the writer. */
const signature = /^[\s,.!]*(?:(?:(?:[Dd]eine?|[Ee]uer|[Ee]ure) )?\p{Lu}[\p{L}.' -]{0,40}\s*)?$/u;

export interface Closing {
  from: number;
  to: number;
  /** 'signature' where only „Dein Tom“ stands at the end. */
  kind: 'familiar' | 'stiff' | 'abbreviated' | 'signature';
}

/** The closings in the last part of a text, with the signature behind them or on the line after. */
export function findClosings(text: string): Closing[] {
  const spans = sentencesOf(text);
  const [lastSpans, count] = [spans.slice(-6), spans.length];
  const formulas = lastSpans.flatMap(({ offset, text: sentence }, index): Closing[] => {
    if (count > 1 && offset === 0) return [];
    const kinds: [Closing['kind'], RegExp][] = [['abbreviated', abbreviated], ['stiff', stiffClosing], ['familiar', familiarClosing]];
    for (const [kind, pattern] of kinds) {
      const match = pattern.exec(sentence);
      const after = match === null ? '' : text.slice(offset + match[0].length);
      if (match !== null && after.length < 90 && (signature.test(after) || index < lastSpans.length - 1)) return [{ from: offset, to: offset + match[0].length, kind }];
    }
    return [];
  });
  const last = spans.at(-1);
  if (formulas.length > 0 || last === undefined || count === 1 || !own.test(last.text)) return formulas;
  return [{ from: last.offset, to: last.offset + last.text.length, kind: 'signature' }];
}

/** The closing that suits the style; in a formal text without „Deine“ before the name. */
export function changeClosing(text: string, style: TargetStyle, isDu: boolean): StyleEdit[] {
  const closings = findClosings(text);
  const last = closings.at(-1);
  if (last === undefined) return [];
  if (style === 'informal') return last.kind === 'familiar' || last.kind === 'signature' ? [] : [withFormula(text, last, isDu ? 'Liebe Grüße' : 'Viele Grüße', style)];
  if (!distant.includes(style)) return [];
  if (last.kind === 'signature') return [formulaAndName(text, last, style)];
  const formula = last.kind === 'stiff' ? [] : [withFormula(text, last, 'Mit freundlichen Grüßen', style)];
  // „Bis bald“ and „Viele Grüße“ one under the other: one formula is enough, and „Bis bald“ is no part of a formal letter.
  const earlier = closings.slice(0, -1).filter(({ kind, to }) => kind === 'familiar' && /^[!.,]?\s*[\r\n]/u.test(text.slice(to)));
  const dropped = earlier.map(({ from, to }): StyleEdit => {
    const mark = /^[!.,]?\s*/u.exec(text.slice(to))?.[0].length ?? 0;
    return { from, to: to + mark, replacement: '', topic: 'closing', explanation: `„${text.slice(from, to)}“ ist in ${textOf[style]} zu persönlich; die Grußformel genügt.` };
  });
  return [...dropped, ...formula, ...withoutPossessive(text, last, style)];
}

function withFormula(text: string, closing: Closing, greetings: string, style: TargetStyle): StyleEdit {
  const original = text.slice(closing.from, closing.to);
  const formula = greetings + (placeAtEnd.exec(original)?.[0] ?? '');
  // Nothing stands after „Mit freundlichen Grüßen“ and the like, not even a comma.
  const after = text.slice(closing.to);
  const before = text.slice(0, closing.from);
  const gap = before.slice(before.trimEnd().length);
  const startsLine = closing.from === 0 || /[\r\n]/u.test(gap);
  // „LG, Sina“ in one line: the name comes under the formula.
  const beside = startsLine ? /^[,.!]*[^\S\r\n]+(?=\p{L})/u.exec(after)?.[0] : undefined;
  const mark = beside ?? /^[,.!]+/u.exec(after)?.[0] ?? '';
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  // „…. Bis dann!“ with the name on the next line: the formula gets a line of its own.
  const space = !startsLine && /^[,.!]*\s*[\r\n]/u.test(after) ? gap.length : 0;
  return {
    from: closing.from - space,
    to: closing.to + mark.length,
    replacement: (space > 0 ? lineEnd + lineEnd : '') + formula + (beside === undefined ? '' : lineEnd),
    topic: 'closing',
    explanation: `Statt „${original}“ schreibt man in ${textOf[style]} „${formula}“.`,
  };
}

/** „Dein Tom“ alone → „Mit freundlichen Grüßen“ and the name under it. */
function formulaAndName(text: string, { from, to }: Closing, style: TargetStyle): StyleEdit {
  const original = text.slice(from, to);
  const name = own.exec(original)?.[1] ?? original;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return {
    from,
    to,
    replacement: `Mit freundlichen Grüßen${lineEnd}${name}`,
    topic: 'closing',
    explanation: `Vor dem Namen steht in ${textOf[style]} „Mit freundlichen Grüßen“; „${original.split(' ')[0] ?? ''}“ fällt weg.`,
  };
}

function withoutPossessive(text: string, closing: Closing, style: TargetStyle): StyleEdit[] {
  const match = /^([\s,.!]*)((?:[Dd]eine?|[Ee]uer|[Ee]ure) \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)/u.exec(text.slice(closing.to));
  const [, before = '', signed = ''] = match ?? [];
  const name = own.exec(signed)?.[1];
  if (match === null || name === undefined) return [];
  const from = closing.to + before.length;
  return [{ from, to: from + signed.length, replacement: name, topic: 'closing', explanation: `In ${textOf[style]} unterschreibt man nur mit dem Namen, ohne „${signed.split(' ')[0] ?? ''}“.` }];
}

import { Children, createElement, type ReactNode } from 'react';
import type { Catalogue, Entries, Shown } from './catalogue-types.js';

type Pattern = { form: RegExp; places: readonly string[]; translation: string };

const PLACE = /\{(\w+)\}/gu;
/** A whole number as the default interface writes it. */
const WHOLE_NUMBER = /^\d{1,3}(\.\d{3})+$|^\d+$/u;

/** The names of a text's places, in their order. */
export const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name]) => name ?? '');

/** Entries made ready for looking up. `texts` are all of them; `translate` gives undefined for what is not among them. */
export function createCatalogue(language: Shown['lang'], entries: Entries) {
  const all = Object.entries(entries);
  const texts: ReadonlyMap<string, string> = new Map(all);
  const patterns: Pattern[] = all
    .filter(([text]) => placesIn(text).length > 0)
    .map(([text, translation]) => ({ form: formOf(text), places: placesIn(text), translation }));

  function translate(text: string): string | undefined {
    const known = texts.get(text);
    if (known !== undefined) return known;
    for (const { form, places, translation } of patterns) {
      const values = form.exec(text)?.slice(1);
      if (values !== undefined) return translation.replaceAll(PLACE, (_, name: string) => inPlace(values[places.indexOf(name)] ?? ''));
    }
    return undefined;
  }

  function inPlace(value: string): string {
    if (WHOLE_NUMBER.test(value)) return new Intl.NumberFormat(language).format(Number(value.replaceAll('.', '')));
    const text = translate(value) ?? value;
    // What runs from left to right stays whole in a Persian sentence.
    return language === 'fa' ? `\u2068${text}\u2069` : text;
  }

  function show(children: ReactNode): Shown | null {
    const pieces = Children.toArray(children);
    const translations = pieces.map((piece) => (typeof piece === 'string' ? translate(piece.trim()) : undefined));
    if (translations.every((translation) => translation === undefined)) return null;
    const shown = pieces.map((piece, index) => {
      const translation = translations[index];
      if (typeof piece !== 'string') return piece;
      if (translation !== undefined) return piece.replace(piece.trim(), () => translation);
      // Words without a translation keep a direction of their own.
      return /\p{L}/u.test(piece) ? createElement('bdi', { key: index }, piece) : piece;
    });
    return { lang: language, dir: language === 'fa' ? 'rtl' : 'ltr', children: shown };
  }

  return { texts, translate, show } satisfies Catalogue & Record<string, unknown>;
}

/** What a text with places looks like when values stand in them. */
function formOf(text: string): RegExp {
  const literals = text.split(/\{\w+\}/u).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^${literals.join('(.+?)')}$`, 'su');
}

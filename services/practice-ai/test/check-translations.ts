import { isolateGerman, type Correction } from '@b1fuchs/contracts';

/** The sentences in the helper languages as a model for learners: whole sentences in their own script, German only within quotes. */
export function checkTranslations({ en, fa }: Correction['translations']): void {
  expect(en).toMatch(/^[“\p{Lu}].{10,}(?:\.|[.!?…]”)$/u);
  expect(en).not.toMatch(/\p{Script=Arabic}|[„«»]|\$\{|undefined/u);
  expect(fa).toMatch(/^.{10,}(?:\.|[.!?…]»)$/u);
  expect(fa).toMatch(/\p{Script=Arabic}/u);
  // Arabic letters in the place of Persian ones, and a space where the half-space belongs.
  expect(fa).not.toMatch(/[يىكة]|(?:^|\s)ن?می\s|\s(?:ها|های)(?=[\s.،])/u);
  expect(fa.replaceAll(/«[^»]*»/gu, '')).not.toMatch(/\p{Script=Latin}|[„“”,;?$]/u);
  expect(isolateGerman(fa).match(/\u2068/gu)?.length).toBe(fa.match(/«/gu)?.length);
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** A German text of the interface and the file that it stands in. */
export type GermanText = { text: string; file: string };

/** Stands for a value that is put into a text. */
const VALUE = '12';
const GERMAN = /(?<!\p{L})(?:der|die|das|dem|den|ein|eine|einen|einem|einer|Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|und|oder|ist|sind|nicht|noch|hier|mit|für|von|auf|zum|zur|im|zu|wird|werden|haben|kann|können|Bitte|Üben)(?!\p{L})/u;
const ENGLISH = /(?<!\p{L})(?:the|you|your|please|and|with|this|of|is|to)(?!\p{L})/iu;
const LIST_FROM_WORDS = 7;

function isGerman(text: string): boolean {
  const words = text.split(/\s+/u).length;
  // Many words without a mark or a capital letter are a list for the code.
  const isList = words >= LIST_FROM_WORDS && !/[.,;:!?\p{Lu}]/u.test(text);
  return GERMAN.test(text) && !ENGLISH.test(text) && words > 2 && !isList;
}

/** All German texts that stand as such in the code of these folders, tests and translations aside; each once. */
export async function germanTextsIn(folders: readonly string[]): Promise<GermanText[]> {
  const found = new Map<string, GermanText>();
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (!/\.tsx?$/u.test(name) || /\.test\.|(?:^|\/)test\/|interface-language\/catalogue\//u.test(name)) continue;
      const file = join(folder, name);
      for (const text of textsOf(file, await readFile(file, 'utf8'))) if (isGerman(text)) found.set(text, { text, file });
    }
  }
  return [...found.values()];
}

function textsOf(file: string, code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => VALUE + literal.text)].join(''));
    else if (ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return texts.map((text) => text.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ').trim());
}

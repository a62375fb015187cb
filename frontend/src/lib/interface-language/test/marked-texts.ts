import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const root = new URL('../../../../../', import.meta.url);
/** A node's text, where the reader knows it as one that a learner may meet. */
type Reader = (node: ts.Node, source: ts.SourceFile) => string | undefined;

/** Every text marked with help() and every word written straight into HelpText, values as {places}. */
export const markedTexts = (): Set<string> => collect(sourceFiles('frontend/src'), helpIn);

/** Messages of the checks of the contracts' schemas, of the services' own errors and notices, and their sentences on advised exercises and imported lines. */
export const serverTexts = (): Set<string> =>
  new Set([
    ...collect(sourceFiles('services/shared/contracts/src/http'), checkIn),
    ...collect(serviceFolders().flatMap(sourceFiles), appErrorIn),
    ...collect(['services/practice-ai/src/domain/provider/notices.ts'], noticeIn),
    ...collect(['services/progress/src/domain/coaching/coach.ts', 'services/vocabulary/src/domain/import-cards.ts'], sentenceIn),
  ]);

function sourceFiles(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.ts$|(^|\/)test\//u.test(file))
    .map((file) => `${folder}/${file}`);
}

const serviceFolders = (): string[] => [
  'gateway/src',
  ...readdirSync(new URL('services/', root)).filter((name) => name !== 'shared').map((name) => `services/${name}/src`),
];

function collect(files: readonly string[], read: Reader): Set<string> {
  const texts = new Set<string>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(new URL(file, root), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const text = read(node, source);
      if (text !== undefined) texts.add(text);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return texts;
}

const helpIn: Reader = (node, source) => {
  if (ts.isCallExpression(node) && node.expression.getText() === 'help') {
    const text = textOf(node.arguments[0], source);
    if (text === undefined) throw new Error(`${source.fileName}: help() takes a literal or a template: ${node.getText()}`);
    return text;
  }
  const text = ts.isJsxText(node) && ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'HelpText' ? node.text.replace(/\s+/gu, ' ').trim() : '';
  return /\p{L}/u.test(text) ? text : undefined;
};

const CHECKS = new Set(['min', 'max', 'regex', 'refine', 'email']);

const checkIn: Reader = (node, source) => {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'error') return textOf(node.initializer, source);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || !CHECKS.has(node.expression.name.text)) return undefined;
  return textOf(node.arguments.at(-1), source);
};

const appErrorIn: Reader = (node, source) => {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'message') return undefined;
  const call = node.parent.parent;
  return ts.isNewExpression(call) && call.expression.getText() === 'AppError' ? textOf(node.initializer, source) : undefined;
};

/** What begins with its own template is a notice; the part they share is not one alone. */
const noticeIn: Reader = (node, source) => (ts.isTemplateExpression(node) ? textOf(node, source) : undefined);

const sentenceIn: Reader = (node, source) => {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? textOf(node, source) : undefined;
  return text?.endsWith('.') === true ? text : undefined;
};

/** A literal's text, a constant's of the same file, or a template's with {places}. */
function textOf(node: ts.Node | undefined, source: ts.SourceFile): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(constantOf(node.text, source), source);
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => (textOf(expression, source) ?? `{${placeOf(expression)}}`) + literal.text);
  return node.head.text + spans.join('');
}

/** `days` and `days.toLocaleString('de')` are {days}, `weakest.average` is {average}. */
function placeOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return /\w+/u.exec(expression.getText())?.[0] ?? '';
}

function constantOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name);
    if (found !== undefined) return found.initializer;
  }
  return undefined;
}

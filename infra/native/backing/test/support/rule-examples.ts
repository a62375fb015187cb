import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pack = fileURLToPath(new URL('../../rules/org/languagetool/rules/de/grammar_custom.xml', import.meta.url));

export type WrongExample = { text: string; offset: number; marked: string; corrections: string[] };

/** One rule, or one of a group of rules with the same id. */
export type RuleExamples = { id: string; wrong: WrongExample[]; right: string[] };

function plain(xml: string): string {
  return xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function wrongExample(correction: string, content: string): WrongExample {
  const [before, marked, after, ...more] = content.split(/<\/?marker>/).map(plain);
  if (before === undefined || marked === undefined || after === undefined || more.length > 0) {
    throw new Error(`A wrong example needs one marked place: ${content}`);
  }
  return { text: before + marked + after, offset: before.length, marked, corrections: correction.split('|') };
}

/** The examples of every rule of the pack, in its order. */
export function ruleExamples(): RuleExamples[] {
  const xml = readFileSync(pack, 'utf8').replaceAll(/<!--.*?-->/gs, '');
  let group = '';
  return [...xml.matchAll(/<rulegroup id="(?<group>[^"]+)"|<rule(?: id="(?<id>[^"]+)")?[ >](?<body>.*?)<\/rule>/gs)].flatMap(
    ({ groups = {} }) => {
      if (groups.group !== undefined) {
        group = groups.group;
        return [];
      }
      const rule: RuleExamples = { id: groups.id ?? group, wrong: [], right: [] };
      for (const example of (groups.body ?? '').matchAll(/<example(?: correction="([^"]*)")?>(.*?)<\/example>/gs)) {
        const [, correction, content = ''] = example;
        if (correction === undefined) rule.right.push(plain(content));
        else rule.wrong.push(wrongExample(correction, content));
      }
      return [rule];
    },
  );
}

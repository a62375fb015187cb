import type { RecommendedExpression, SpeakingStage } from '@b1fuchs/contracts';
import { expressions } from '@b1fuchs/lexicon';
import { wordsOf } from '../../../grading/sentences.js';

const FEWEST = 3;
const MOST = 5;

/**
 * What is useful to say at each stage, by what it does, as the lexicon has it: only expressions that one says to somebody
 * addressed with "Sie", and whose explanation does not speak of writing.
 */
const useful: Record<SpeakingStage, string[][]> = {
  planning: [
    ['Ich schlage vor, dass wir …', 'Wir könnten …', 'Eine gute Lösung wäre, …'],
    ['Ich finde auch, dass …', 'Das passt mir gut.', 'Das ist eine tolle Idee!'],
    ['Ich sehe das anders, …', 'Ich glaube nicht, dass …', 'Ich bin nicht sicher, ob …'],
    ['Würde Ihnen … passen?', 'Soll ich …?'],
    ['Ich kann gern … mitbringen.', 'Es kommt darauf an, ob …'],
  ],
  presentation: [
    ['Zuerst möchte ich …', 'Was … betrifft, …', 'Besonders wichtig ist …'],
    ['Ich habe die Erfahrung gemacht, dass …', 'Aus eigener Erfahrung weiß ich, dass …', 'In meinem Heimatland …'],
    ['Ein großer Vorteil ist, dass …', 'Ein weiterer Vorteil ist …', 'Einerseits …, andererseits …'],
    ['Ein großer Nachteil ist, dass …', 'Das Problem dabei ist, dass …', 'Ein weiterer Nachteil ist …'],
    ['Zum Schluss möchte ich sagen, dass …', 'Zusammenfassend kann man sagen, dass …', 'Ich bin davon überzeugt, dass …'],
  ],
  intro: [
    ['Seit … Jahren …', 'Als ich ein Kind war, …'],
    ['Für mich ist es wichtig, dass …', 'Mir gefällt … besser als …'],
    ['In meinem Heimatland …', 'Bei uns zu Hause ist es normal, dass …'],
    ['Früher …, heute …', 'Ich bin mit … sehr zufrieden.'],
  ],
};

const inLexicon = new Map(expressions.map(({ expression, usage, example }) => [expression, { expression, usage, example }]));

/** Three to five expressions for the next time: first of what somebody did not do at all, none that they used. */
export function recommendExpressions(kind: SpeakingStage, sentences: string[]): RecommendedExpression[] {
  const said = sentences.map((sentence) => ` ${wordsOf(sentence).join(' ')} `);
  const isUsed = (expression: string): boolean => said.some((words) => standsIn(expression, words));
  const groups = useful[kind].map((group) => ({ isKnown: group.some(isUsed), unused: group.filter((expression) => !isUsed(expression)) }));
  const first = groups.filter(({ isKnown }) => !isKnown).flatMap(({ unused }) => unused.slice(0, 1));
  const more = groups.flatMap(({ unused }) => unused).filter((expression) => !first.includes(expression));
  const chosen = [...first, ...more.slice(0, Math.max(FEWEST - first.length, 0))].slice(0, MOST);
  return chosen.flatMap((expression) => inLexicon.get(expression) ?? []);
}

/** Do the fixed parts of an expression stand in a sentence, in their order? */
function standsIn(expression: string, words: string): boolean {
  let from = 0;
  for (const part of expression.split('…').map((fixed) => wordsOf(fixed).join(' ')).filter((fixed) => fixed !== '')) {
    const at = words.indexOf(` ${part} `, from);
    if (at < 0) return false;
    from = at + part.length + 1;
  }
  return true;
}

/** Every expression that may be recommended, for a test to look up. */
export const recommendable: string[] = [...new Set(Object.values(useful).flat(2))];

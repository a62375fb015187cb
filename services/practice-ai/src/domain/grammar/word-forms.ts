import type { FormRequest, GrammarEngine } from '../../clients/grammar-engine.js';
import type { WordForms } from './rule.js';

/**
 * Word forms from the engine. All that is asked for in one turn of the event loop goes in one request,
 * and nothing is asked for twice. A failure of the engine rejects every waiting request.
 */
export function createWordForms(engine: GrammarEngine): WordForms {
  const known = new Map<string, Promise<string[]>>();
  let waiting: FormRequest[] = [];
  let answer: Promise<string[][]> | undefined;

  const flush = async (): Promise<string[][]> => {
    await new Promise(setImmediate);
    const requests = waiting;
    waiting = [];
    answer = undefined;
    return engine.synthesize(requests);
  };

  return (lemma, tag) => {
    const key = `${lemma} ${tag}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const place = waiting.push({ lemma, tag }) - 1;
    answer ??= flush();
    const forms = answer.then((all) => all[place] ?? []);
    known.set(key, forms);
    return forms;
  };
}

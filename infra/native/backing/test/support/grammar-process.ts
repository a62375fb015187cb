import { startJava } from './java-process.js';

export type GrammarEngine = { readonly url: string; stop(): Promise<number | null> };

/** What the product asks for beside the text: only for this are the engine's rule sets made ready at its start. */
export const readyCheck = { language: 'de-DE', disabledRules: 'OLD_SPELLING_RULE' };

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).status === 200;
  } catch {
    return false;
  }
}

/** The module's grammar engine as it was built, as a process of its own. */
export async function startGrammarEngine(): Promise<GrammarEngine> {
  const engine = await startJava({ main: 'de.b1fuchs.backing.GrammarEngine', heap: '1g', args: [], isReady: isHealthy });
  return { url: `http://127.0.0.1:${engine.port}`, stop: () => engine.end('SIGTERM') };
}

/** The engine that the environment names in GRAMMAR_URL, which is left running; else one of its own. */
export async function someGrammarEngine(): Promise<GrammarEngine> {
  const url = process.env.GRAMMAR_URL;
  return url === undefined || url === '' ? startGrammarEngine() : { url, stop: () => Promise.resolve(null) };
}

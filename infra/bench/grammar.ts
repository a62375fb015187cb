import { setTimeout as wait } from 'node:timers/promises';
import type { Learner } from './learner.js';
import { median, post, rounds, shareOut, timed } from './measure.js';
import type { Figure } from './table.js';
import { TOPIC, type Texts } from './texts.js';

const CLIENTS = 4;
const TEXTS_A_ROUND = 24;
/** Between two measurements of one client, as between two texts of a person: the event of the last one is counted meanwhile, beside neither side's next. */
const PAUSE_MS = 150;

type Check = (text: string) => Promise<unknown>;

/**
 * The whole analysis (corrections, parser, embeddings, grade, attempt kept) against LanguageTool's own check of texts
 * of the same kind, by the same server. No sentence comes twice, so that no cache of sentences helps either side; only a
 * revision has all its sentences but one from its text.
 */
export async function measureGrammar({ gateway, engine, learner, texts }: {
  gateway: URL;
  engine: URL;
  learner: Learner;
  texts: Texts;
}): Promise<Figure[]> {
  const analyze: Check = (text) =>
    post(new URL('/api/analyze/grammar', gateway), {
      headers: learner.headers,
      body: JSON.stringify({ text, topic: TOPIC, section: 'teil1' }),
    });
  // The same check that the analysis makes: for another one the engine would have to make a rule set of its own ready.
  const bare: Check = (text) =>
    post(new URL('/v2/check', engine), { body: new URLSearchParams({ language: 'de-DE', disabledRules: 'OLD_SPELLING_RULE', text }) });

  await shareOut(CLIENTS, texts.take(rounds(60, 12)), bare);
  await shareOut(CLIENTS, texts.take(rounds(60, 12)), analyze);

  const [analyzeTimes, revisionTimes, bareTimes]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < rounds(60, 15); run += 1) {
    const { text, revision } = texts.nextWithRevision();
    for (const [times, work] of [
      [bareTimes, () => bare(texts.next())],
      [analyzeTimes, () => analyze(text)],
      [revisionTimes, () => analyze(revision)],
    ] as const) {
      times.push(await timed(work));
      await wait(PAUSE_MS);
    }
  }

  let [analyzeMs, bareMs] = [0, 0];
  const throughputRounds = rounds(4, 1);
  for (let round = 0; round < throughputRounds; round += 1) {
    const [forBare, forAnalysis] = [texts.take(TEXTS_A_ROUND), texts.take(TEXTS_A_ROUND)];
    bareMs += await timed(() => shareOut(CLIENTS, forBare, bare));
    analyzeMs += await timed(() => shareOut(CLIENTS, forAnalysis, analyze));
  }

  const [analyzeP50, revisionP50, bareP50] = [median(analyzeTimes), median(revisionTimes), median(bareTimes)];
  const perSecond = (ms: number): number => (throughputRounds * TEXTS_A_ROUND * 1_000) / ms;
  return [
    {
      name: 'analysis: p50 against bare LanguageTool, 1 client',
      value: analyzeP50 / bareP50,
      unit: '×',
      aim: { bound: 'at most', value: 2 },
      note: `${analyzeP50.toFixed(0)} ms the analysis, ${bareP50.toFixed(0)} ms the check alone`,
    },
    {
      name: 'revision that changes one sentence: share of the analysis, p50',
      value: (100 * revisionP50) / analyzeP50,
      unit: '%',
      aim: { bound: 'at most', value: 33 },
      note: `${revisionP50.toFixed(0)} ms the revision, ${analyzeP50.toFixed(0)} ms the first analysis`,
    },
    {
      name: `analysis: throughput against bare LanguageTool, ${CLIENTS} clients`,
      value: perSecond(analyzeMs) / perSecond(bareMs),
      unit: '×',
      aim: { bound: 'at least', value: 0.2 },
      note: `${perSecond(analyzeMs).toFixed(1)} texts/s the analysis, ${perSecond(bareMs).toFixed(1)} the check alone`,
    },
  ];
}

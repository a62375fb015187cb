import { writingFeedbackSchema } from '@b1fuchs/contracts';
import type { Learner } from './learner.js';
import { median, post, rounds, shareOut, timed } from './measure.js';
import type { Figure } from './table.js';
import { TOPIC, type Texts } from './texts.js';

const CLIENTS = 8;

/** Printing the report on a text: each on another text, with the feedback that the analysis really gave on it. */
export async function measurePdf({ gateway, learner, texts }: { gateway: URL; learner: Learner; texts: Texts }): Promise<Figure[]> {
  const { headers } = learner;
  const section = 'teil1';
  const analyze = async (text: string): Promise<string> => {
    const answer = await post(new URL('/api/analyze/grammar', gateway), { headers, body: JSON.stringify({ text, topic: TOPIC, section }) });
    const feedback = writingFeedbackSchema.parse(JSON.parse(Buffer.from(answer).toString()));
    return JSON.stringify({ feedback, text, topic: TOPIC, section });
  };
  const reportsOn = (count: number): Promise<string[]> => shareOut(4, texts.take(count), analyze);
  const sizes: number[] = [];
  const print = async (body: string): Promise<void> => {
    const pdf = Buffer.from(await post(new URL('/api/generate/writing-report', gateway), { headers, body }));
    if (pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error('The answer is no PDF.');
    sizes.push(pdf.length);
  };

  const warmUp = await reportsOn(rounds(16, 8));
  const alone = await reportsOn(rounds(40, 30));
  const together = await reportsOn(rounds(96, 32));
  await shareOut(CLIENTS, warmUp, print);

  const times: number[] = [];
  for (const body of alone) times.push(await timed(() => print(body)));
  const seconds = (await timed(() => shareOut(CLIENTS, together, print))) / 1_000;

  return [
    {
      name: 'PDF: warm p50, 1 client',
      value: median(times),
      unit: 'ms',
      aim: { bound: 'at most', value: 150 },
      note: `${alone.length} reports, the middle one of ${Math.round(median(sizes) / 1_000)} kB`,
    },
    {
      name: `PDF: reports, ${CLIENTS} clients`,
      value: together.length / seconds,
      unit: '/s',
      note: `${together.length} reports in ${seconds.toFixed(1)} s`,
    },
  ];
}

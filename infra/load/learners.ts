import { availableWordsPageSchema } from '@b1fuchs/contracts';
import { signInNewLearner, type Learner } from '../bench/learner.js';
import { post, shareOut } from '../bench/measure.js';

/** More than anybody answers in one run. */
const CARDS = 200;
/** Few enough that comparing passwords does not hold the machine up. */
const AT_ONCE = 4;

/** Registers learners as they would do it themselves, each with a deck of cards that are due. */
export async function registerLearners(count: number, { gateway, mail }: { gateway: URL; mail: string }): Promise<Learner[]> {
  return shareOut(AT_ONCE, Array.from({ length: count }, (_, index) => index), async () => {
    const learner = await signInNewLearner({ gateway, mail });
    await fillDeck(gateway, learner);
    return learner;
  });
}

async function fillDeck(gateway: URL, { headers }: Learner): Promise<void> {
  const page = await fetch(new URL(`/api/flashcards/available?page=1&limit=${CARDS}`, gateway), { headers });
  const { words } = availableWordsPageSchema.parse(await page.json());
  await post(new URL('/api/flashcards/add-selected', gateway), { headers, body: JSON.stringify({ flashcardIds: words.map(({ id }) => id) }) });
}

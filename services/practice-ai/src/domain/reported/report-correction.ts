import { UNKNOWN_RULE } from '@b1fuchs/contracts';
import type { DisputedCorrection, DisputedCorrections, DisputedWords } from '../../data/disputed-corrections.js';
import type { ReportedCorrections } from '../../data/reported-corrections.js';
import { correctionKey, sentenceDigest } from './withdrawn.js';

export type ReportParts = { disputes: DisputedCorrections; reported: ReportedCorrections };

/** Keeps a learner's dispute, and puts the correction before the administrators. The dispute comes first: what nobody disputes is dropped. */
export async function reportCorrection({ disputes, reported }: ReportParts, dispute: DisputedCorrection): Promise<void> {
  await disputes.keep(dispute);
  const { correction, sentence, createdAt } = dispute;
  const { original, corrected, category, explanation, rule = UNKNOWN_RULE } = correction;
  const words: DisputedWords = { key: correctionKey(correction), rule, original, corrected, category, explanation, createdAt };
  await reported.note(words, sentenceDigest(sentence));
}

/** Puts before the administrators what earlier versions have kept, or a crash has left out. Again, it changes nothing. */
export async function gatherReports({ disputes, reported }: ReportParts): Promise<void> {
  const known = new Set(await reported.keys());
  for await (const words of disputes.gathered()) {
    if (known.has(words.key)) continue;
    known.add(words.key);
    await reported.note(words, undefined);
  }
}

/** Drops what nobody disputes any more, since its learners are gone, and nobody has decided. */
export async function dropUndisputed({ disputes, reported }: ReportParts): Promise<void> {
  const keys = await reported.undecided();
  const disputed = await disputes.disputedAmong(keys);
  await reported.drop(keys.filter((key) => !disputed.has(key)));
}

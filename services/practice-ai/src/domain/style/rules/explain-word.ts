import type { TargetStyle } from '@b1fuchs/contracts';
import { textOf, type LearningTopic } from '../target-style.js';

/** Why one word takes the place of another. */
export function explainWord(style: TargetStyle, original: string, improved: string): { explanation: string; topic: LearningTopic } {
  if (style === 'informal') return { explanation: `„${original}“ klingt in ${textOf[style]} steif; im Alltag sagt man „${improved}“.`, topic: 'everyday-words' };
  if (style === 'academic') return { explanation: `In ${textOf[style]} schreibt man statt „${original}“ besser „${improved}“.`, topic: 'colloquial-words' };
  return { explanation: `„${original}“ gehört zur Umgangssprache; in ${textOf[style]} schreibt man „${improved}“.`, topic: 'colloquial-words' };
}

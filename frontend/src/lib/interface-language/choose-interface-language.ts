import { explanationLanguage, type ExplanationLanguage } from '../practice/explanation-language.js';
import { helperLanguage } from '../vocabulary/helper-language.js';
import { interfaceLanguage, type InterfaceLanguage } from './interface-language.js';

const explanations: Record<InterfaceLanguage, ExplanationLanguage> = { standard: 'de', english: 'en', persian: 'fa' };

/** Keeps a choice, and sets what follows from it; explanations and cards have switches of their own, which may differ afterwards. */
export function chooseInterfaceLanguage(choice: InterfaceLanguage): void {
  interfaceLanguage.set(choice);
  explanationLanguage.set(explanations[choice]);
  // Cards have no third side: what was chosen for them holds.
  if (choice !== 'standard') helperLanguage.set(choice);
}

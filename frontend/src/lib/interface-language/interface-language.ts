import { createStoredChoice } from '../stored-choice.js';

/** 'standard' is the specification's mix of German and English. */
export type InterfaceLanguage = 'standard' | 'english' | 'persian';

/**
 * In which language texts that help are shown; names of things and what is to be learnt stay as they are.
 * To change it, with all that follows from it: chooseInterfaceLanguage.
 */
export const interfaceLanguage = createStoredChoice<InterfaceLanguage>({ key: 'interface-language', choices: ['standard', 'english', 'persian'], defaultChoice: () => 'standard' });

import type { TargetStyle } from '@b1fuchs/contracts';
import { listed } from '../../listed.js';
import { isFamiliarWord, formalPossessiveEnding } from '../address/pronouns.js';
import { findClosings } from '../letter/closing.js';
import { findGreeting } from '../letter/greeting.js';
import type { LearningTopic } from '../target-style.js';
import type { Step } from './evidence.js';

const demands: Record<TargetStyle, string> = {
  formal: 'Ein formeller Text braucht die Sie-Form, neutrale Wörter und höfliche Bitten.',
  informal: 'Ein persönlicher Text klingt freundlich und einfach, mit „du“ und Wörtern aus dem Alltag.',
  academic: 'Ein akademischer Text ist sachlich und unpersönlich, ohne Umgangssprache und Ausrufe.',
  business: 'Ein geschäftlicher Text ist höflich und klar, mit Sie-Form und fester Grußformel.',
};

const spoken: readonly LearningTopic[] = ['spoken-forms', 'particles', 'colloquial-words'];

/** Which style the text had, with what shows it, and what the target asks for. */
export function analyseStyle(text: string, style: TargetStyle, steps: readonly Step[]): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const familiar = words.filter((word) => isFamiliarWord(word.toLowerCase())).length;
  const formal = (text.match(/(?<=[\p{L},;] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/gu) ?? []).filter((word) => word === 'Sie' || word === 'Ihnen' || formalPossessiveEnding(word) !== undefined).length;
  const colloquial = steps.filter(({ edit }) => spoken.includes(edit.topic)).length;
  const stiff = steps.filter(({ edit }) => edit.topic === 'everyday-words').length;
  const personal = steps.filter(({ edit }) => edit.topic === 'passive' || edit.topic === 'impersonal').length;
  const greeting = findGreeting(text);
  const closing = findClosings(text).findLast(({ kind }) => kind !== 'signature');
  const signs = [
    ...(familiar > 0 ? [`${times(familiar)} die du-Form`] : []),
    ...(formal > 0 ? [`${times(formal)} die Sie-Form`] : []),
    ...(colloquial > 0 ? [`${times(colloquial)} ${style === 'academic' ? 'ein Wort aus dem Alltag' : 'Umgangssprache'}`] : []),
    ...(personal > 0 ? [`${times(personal)} „ich“, „wir“ oder „man“`] : []),
    ...(stiff > 0 ? [`${times(stiff)} ein formelles Wort`] : []),
    ...(greeting === undefined ? [] : [`die Anrede „${[greeting.opener, greeting.rest].filter((part) => part !== '').join(' ')}“`]),
    ...(closing === undefined ? [] : [`die Grußformel „${text.slice(closing.from, closing.to)}“`]),
  ];
  const kind = familiar > 0 && formal > 0 ? 'mischt „du“ und „Sie“' : familiar > 0 || colloquial > 0 || personal > 0 ? 'klingt persönlich' : formal > 0 || stiff > 0 ? 'klingt formell' : 'ist im Stil neutral';
  const evidence = signs.length === 0 ? '' : `: Er enthält ${listed(signs)}`;
  return `Ihr Text ${kind}${evidence}. ${demands[style]}`;
}

const times = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`);

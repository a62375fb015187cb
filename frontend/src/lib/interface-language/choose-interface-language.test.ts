import { explanationLanguage } from '../practice/explanation-language.js';
import { helperLanguage } from '../vocabulary/helper-language.js';
import { chooseInterfaceLanguage } from './choose-interface-language.js';
import { interfaceLanguage } from './interface-language.js';

const chosen = () => [interfaceLanguage.get(), explanationLanguage.get(), helperLanguage.get()];

test('one choice sets the language of help, explanations and cards; the default leaves the cards as they are', () => {
  expect(chosen()).toEqual(['standard', 'de', 'english']);
  chooseInterfaceLanguage('persian');
  expect(chosen()).toEqual(['persian', 'fa', 'persian']);
  chooseInterfaceLanguage('standard');
  expect(chosen()).toEqual(['standard', 'de', 'persian']);
  chooseInterfaceLanguage('english');
  expect(chosen()).toEqual(['english', 'en', 'english']);
});

test('the switches for explanations and cards may differ afterwards', () => {
  chooseInterfaceLanguage('persian');
  explanationLanguage.set('de');
  helperLanguage.set('english');
  expect(chosen()).toEqual(['persian', 'de', 'english']);
});

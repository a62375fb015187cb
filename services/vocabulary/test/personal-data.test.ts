import { testPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { startVocabularyUnderTest, type VocabularyUnderTest } from './vocabulary-under-test.js';

let service: VocabularyUnderTest;

beforeAll(async () => {
  service = await startVocabularyUnderTest();
});
afterAll(() => service.stop());

describe('what vocabulary keeps of users', () => {
  testPersonalData('vocabulary', declarations, () => service);
});

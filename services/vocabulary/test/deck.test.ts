import { randomUUID } from 'node:crypto';
import { availableWordsPageSchema, availableWordsResponseSchema, createdCardSchema, deckPageSchema, importResultSchema, type Identity, type ImportResult } from '@b1fuchs/contracts';
import { someIdentity } from '@b1fuchs/testing';
import { learnerWith, ok, wordIds } from './learner.js';
import { startVocabularyUnderTest, type VocabularyUnderTest } from './vocabulary-under-test.js';

const timeoutMs = 120_000;
let vocabulary: VocabularyUnderTest;
beforeAll(async () => {
  vocabulary = await startVocabularyUnderTest();
}, timeoutMs);
afterAll(() => vocabulary.stop());

const deckOf = async (identity: Identity, query = '') => deckPageSchema.parse(ok(await vocabulary.get(`cards${query}`, identity)).body);
const upload = async (identity: Identity, file: string | Buffer, dryRun: boolean) =>
  vocabulary.call('post', `import?dryRun=${String(dryRun)}`, identity).set('content-type', 'text/csv').send(typeof file === 'string' ? Buffer.from(file) : file);
const importFile = async (identity: Identity, file: string, dryRun = false): Promise<ImportResult> => importResultSchema.parse(ok(await upload(identity, file, dryRun)).body);

describe('the word list', () => {
  test('comes whole, packed, and only once while nothing has changed', async () => {
    const { identity } = await learnerWith(vocabulary, 2);
    const whole = ok(await vocabulary.get('available', identity));
    const words = availableWordsResponseSchema.parse(whole.body);
    expect(words.length).toBe(wordIds.length);
    expect(words.filter(({ isAdded }) => isAdded).map(({ id }) => id).sort()).toEqual(wordIds.slice(0, 2).sort());
    expect(whole.headers['content-encoding']).toBe('gzip');
    const tag = String(whole.headers.etag);
    const again = () => vocabulary.call('get', 'available', identity).set('if-none-match', tag);
    expect((await again()).status).toBe(304);
    await vocabulary.post('add-selected', { flashcardIds: wordIds.slice(2, 3) }, identity).then(ok);
    expect((await again()).status).toBe(200);
  }, timeoutMs);

  test('comes in pages, by search, topic and level', async () => {
    const identity = someIdentity();
    const page = async (query: string) => availableWordsPageSchema.parse(ok(await vocabulary.get(`available?${query}`, identity)).body);
    const second = await page('page=2&limit=50');
    expect(second).toMatchObject({ page: 2, pages: Math.ceil(wordIds.length / 50), total: wordIds.length });
    expect(second.words.map(({ id }) => id)).toEqual(wordIds.slice(50, 100));
    expect(second.topics.length).toBeGreaterThan(15);
    expect((await page('search=Schluessel')).words[0]).toMatchObject({ germanWord: 'der Schlüssel' });
    expect(await page(`search=${encodeURIComponent('.*[')}`)).toMatchObject({ total: 0, words: [], page: 1, pages: 1 });
    expect((await page('level=A1&topic=Essen%20und%20Trinken')).words.every(({ level, topic }) => level === 'A1' && topic === 'Essen und Trinken')).toBe(true);
    expect((await page('page=9999')).words).toEqual([]);
    expect(await vocabulary.get(`available?search=${'x'.repeat(1_000)}`, identity)).toMatchObject({ status: 400, body: { message: expect.stringContaining('200 Zeichen') as string } });
    for (const query of ['limit=501', 'page=0', 'page=x', 'level=C2']) expect((await vocabulary.get(`available?${query}`, identity)).status).toBe(400);
  });
});

describe('adding words', () => {
  test('adds each once, however often it is asked for, also at the same time', async () => {
    const identity = someIdentity();
    const flashcardIds = [...wordIds.slice(0, 30), ...wordIds.slice(0, 30)];
    const answers = await Promise.all([1, 2, 3].map(() => vocabulary.post('add-selected', { flashcardIds }, identity)));
    expect(answers.map(({ body }) => (body as { addedCount: number }).addedCount).reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(await vocabulary.recordsOf('user_flashcards', identity.userId)).toHaveLength(30);
    expect((await vocabulary.post('add-selected', { flashcardIds }, identity)).body).toEqual({ addedCount: 0 });
  });

  test('takes the whole list at once', async () => {
    const { identity } = await learnerWith(vocabulary, wordIds.length);
    expect(await deckOf(identity, '?limit=1')).toMatchObject({ total: wordIds.length });
  }, timeoutMs);

  test('adds nothing when a word is unknown, another learner’s, or too many are asked for', async () => {
    const { identity } = await learnerWith(vocabulary, 1);
    const other = someIdentity();
    const own = await vocabulary.post('cards', { germanWord: 'das Gespenst', englishTranslation: 'ghost' }, other);
    const [foreign] = await vocabulary.recordsOf('flashcards', other.userId);
    expect(own.status).toBe(201);
    for (const flashcardIds of [[...wordIds.slice(1, 3), 'no-such-word'], [String(foreign?._id)], Array.from({ length: 5_000 }, (_, index) => `word-${index}`), [], 'haus']) {
      expect(await vocabulary.post('add-selected', { flashcardIds }, identity)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
    expect(await vocabulary.recordsOf('user_flashcards', identity.userId)).toHaveLength(1);
  });
});

describe('own cards', () => {
  test('are made, found, changed, archived and brought back', async () => {
    const { identity, due } = await learnerWith(vocabulary, 1);
    const made = createdCardSchema.parse((await vocabulary.post('cards', { germanWord: 'das Käsebrot', persianTranslation: 'نان و پنیر' }, identity)).body);
    expect(await deckOf(identity, '?search=kaesebrot')).toMatchObject({ total: 1, cards: [{ germanWord: 'das Käsebrot', isOwn: true, article: 'das', answer: 'Käsebrot' }] });
    expect(await vocabulary.post('cards', { germanWord: 'Das  KÄSEBROT', englishTranslation: 'x' }, identity)).toMatchObject({ status: 400, body: { details: { germanWord: expect.any(String) as string } } });
    expect(await vocabulary.post('cards', { germanWord: 'das Wurstbrot' }, identity)).toMatchObject({ status: 400, body: { message: 'Bitte schreiben Sie eine Übersetzung.' } });

    const path = `cards/${made.userFlashcardId}`;
    await vocabulary.call('put', path, identity).send({ germanWord: 'das Wurstbrot', englishTranslation: 'sausage sandwich' }).expect(204);
    expect((await deckOf(identity)).cards.map(({ germanWord }) => germanWord)).toContain('das Wurstbrot');
    await vocabulary.call('patch', path, identity).send({ archived: true }).expect(204);
    expect((await due()).map(({ userFlashcardId }) => userFlashcardId)).not.toContain(made.userFlashcardId);
    expect(await deckOf(identity, '?show=archived')).toMatchObject({ total: 1 });
    await vocabulary.call('patch', path, identity).send({ archived: false }).expect(204);
    expect(await due()).toHaveLength(2);

    const stranger = someIdentity();
    expect((await vocabulary.call('patch', path, stranger).send({ archived: true })).status).toBe(404);
    expect((await vocabulary.call('put', path, stranger).send({ germanWord: 'x', englishTranslation: 'y' })).status).toBe(404);
    expect((await vocabulary.call('put', `cards/${randomUUID()}`, identity).send({ germanWord: 'x', englishTranslation: 'y' })).status).toBe(404);
  });

  test('a correction becomes a card with a gap, once', async () => {
    const identity = someIdentity();
    const correction = { sentence: 'Ich freue mich auf deinen Besuch.', corrected: 'mich', offset: 10, original: 'mir', explanations: { de: 'Sich freuen steht mit dem Akkusativ.', en: 'accusative', fa: 'مفعولی' } };
    const first = createdCardSchema.parse(ok(await vocabulary.post('from-correction', correction, identity)).body);
    const second = createdCardSchema.parse(ok(await vocabulary.post('from-correction', correction, identity)).body);
    expect(second).toEqual({ ...first, added: false });
    expect(first.added).toBe(true);
    expect((await deckOf(identity)).cards).toMatchObject([
      { germanWord: 'Ich freue … auf deinen Besuch.', answer: 'mich', grammar: 'Nicht: mir', partOfSpeech: 'cloze', exampleSentence: correction.sentence, topic: 'Meine Fehler', isOwn: false },
    ]);
    expect(await vocabulary.post('from-correction', { ...correction, offset: 11 }, identity)).toMatchObject({ status: 400 });
  });

  test('the plan can be chosen, and changed back', async () => {
    const { identity, due, answer } = await learnerWith(vocabulary, 1);
    const [card] = await due();
    const { userFlashcardId = '' } = card ?? {};
    await vocabulary.call('put', 'settings', identity).send({ scheduler: 'fsrs' }).expect(200);
    expect((await vocabulary.get('settings', identity)).body).toEqual({ scheduler: 'fsrs' });
    // Known for a second time after two days: the boxes ask again in 4, FSRS later.
    await answer({ userFlashcardId, isCorrect: true });
    const before = new Date(Date.now() - 2 * 86_400_000);
    const past = before.toISOString().slice(0, 10);
    await vocabulary.changeCard(userFlashcardId, { $set: { lastReview: before, lastDay: past, leitnerDueDay: past, fsrsDueDay: past } });
    const byFsrs = await answer({ userFlashcardId, isCorrect: true });
    await vocabulary.call('put', 'settings', identity).send({ scheduler: 'leitner' }).expect(200);
    const [shown] = (await deckOf(identity)).cards;
    expect(shown).toMatchObject({ box: 3 });
    expect(byFsrs.dueDay > (shown?.dueDay ?? '')).toBe(true);
    expect((await vocabulary.call('put', 'settings', identity).send({ scheduler: 'anki' })).status).toBe(400);
  });
});

describe('files', () => {
  const file = 'German;English;Persian;Example\ndas Haus;house;;\ndie Schwiegertante;aunt by marriage;زن‌دایی;Das ist meine Schwiegertante.\n;nothing;;\ndie Schwiegertante;again;;\n';

  test('a dry run says what would happen and changes nothing; the run does it, and again nothing more', async () => {
    const identity = someIdentity();
    const planned = await importFile(identity, file, true);
    expect(planned).toMatchObject({ dryRun: true, counts: { added: 1, listed: 1, duplicate: 1, faulty: 1 } });
    expect(planned.rows[0]).toMatchObject({ line: 4, outcome: 'faulty', problem: 'Bitte schreiben Sie das deutsche Wort.' });
    expect(await deckOf(identity)).toMatchObject({ total: 0 });
    expect((await importFile(identity, file)).counts).toEqual(planned.counts);
    expect((await deckOf(identity)).cards.map(({ germanWord }) => germanWord).sort()).toEqual(['das Haus', 'die Schwiegertante']);
    expect((await importFile(identity, file)).counts).toEqual({ added: 0, listed: 0, duplicate: 3, faulty: 1 });
    expect(await deckOf(identity)).toMatchObject({ total: 2 });
  });

  test('what is exported is what is imported', async () => {
    const identity = someIdentity();
    await importFile(identity, file);
    for (const format of ['tsv', 'csv']) {
      const exported = ok(await vocabulary.get(`export?format=${format}`, identity));
      expect(exported.headers['content-disposition']).toBe(`attachment; filename=b1-fuchs-karten.${format}`);
      const reader = someIdentity();
      expect((await importFile(reader, exported.text)).counts).toEqual({ added: 1, listed: 1, duplicate: 0, faulty: 0 });
    }
  });

  test('files that are none, or too large, leave the deck as it is', async () => {
    const { identity } = await learnerWith(vocabulary, 1);
    expect(await upload(identity, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), false)).toMatchObject({ status: 400, body: { code: 'IMPORT_UNREADABLE' } });
    expect(await upload(identity, 'a\tb\n'.repeat(6_000), false)).toMatchObject({ status: 400, body: { message: expect.stringContaining('6000 Zeilen') as string } });
    expect(await upload(identity, Buffer.alloc(5_000_001, 97), false)).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
    expect(await vocabulary.post('import?dryRun=false', {}, identity)).toMatchObject({ status: 400 });
    expect(await deckOf(identity)).toMatchObject({ total: 1 });
  }, timeoutMs);
});

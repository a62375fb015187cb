import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDependencyParser } from '../../src/clients/dependency-parser.js';
import { EngineFailure } from '../../src/clients/engine-failure.js';
import { createGrammarEngine } from '../../src/clients/grammar-engine.js';
import { findCorrections } from '../../src/domain/grammar/find-corrections.js';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const servers: Server[] = [];
const serve = async (handler: Handler): Promise<string> => {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      handler(request, response, body);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const answer = (value: unknown): Handler => (_request, response) => response.end(JSON.stringify(value));

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const emptyCheck = { matches: [], sentenceRanges: [[0, 27]] };
const failureOf = async (call: Promise<unknown>): Promise<EngineFailure> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineFailure)) throw new Error('expected an EngineFailure');
  return error;
};

describe('the grammar engine’s client', () => {
  test('sends the text as German and gives back matches and sentences', async () => {
    let sent = '';
    const url = await serve((request, response, body) => {
      sent = `${request.url ?? ''} ${body}`;
      response.end(JSON.stringify(emptyCheck));
    });
    const found = await createGrammarEngine({ url, timeoutMs: 2_000 }).check('Grüß dich');
    expect(sent).toBe('/v2/check language=de-DE&disabledRules=OLD_SPELLING_RULE&text=Gr%C3%BC%C3%9F+dich');
    expect(found).toEqual(emptyCheck);
  });

  test('says that the engine is ready only when the engine says so, without asking it for a check', async () => {
    const paths: (string | undefined)[] = [];
    let status = 503;
    const url = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(status).end('{}');
    });
    const engine = createGrammarEngine({ url, timeoutMs: 2_000 });
    expect(await failureOf(engine.ready())).toMatchObject({ engine: 'grammar', reason: 'refused' });
    status = 200;
    await engine.ready();
    expect(paths).toEqual(['/health', '/health']);
    expect(await failureOf(createGrammarEngine({ url: 'http://127.0.0.1:9', timeoutMs: 2_000 }).ready())).toMatchObject({ reason: 'unreachable' });
  });

  test('gives up after its time and says so', async () => {
    const url = await serve(() => undefined);
    const failure = await failureOf(createGrammarEngine({ url, timeoutMs: 50 }).check('Hallo'));
    expect(failure).toMatchObject({ engine: 'grammar', reason: 'timeout' });
  });

  test('tries a broken connection once more, and no more than once', async () => {
    let calls = 0;
    const breaksFirst = await serve((request, response) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else response.end(JSON.stringify(emptyCheck));
    });
    await expect(createGrammarEngine({ url: breaksFirst, timeoutMs: 2_000 }).check('Hallo')).resolves.toEqual(emptyCheck);
    expect(calls).toBe(2);

    let broken = 0;
    const breaksAlways = await serve((request) => {
      broken += 1;
      request.socket.destroy();
    });
    const failure = await failureOf(createGrammarEngine({ url: breaksAlways, timeoutMs: 2_000 }).check('Hallo'));
    expect(failure.reason).toBe('unreachable');
    expect(broken).toBe(2);
  });

  test('takes an error status and an answer of another shape for failures, without a second try', async () => {
    let calls = 0;
    const refusing = await serve((_request, response) => {
      calls += 1;
      response.writeHead(500).end('Error');
    });
    expect((await failureOf(createGrammarEngine({ url: refusing, timeoutMs: 2_000 }).check('Hallo'))).reason).toBe('refused');
    expect(calls).toBe(1);
    for (const value of ['no object', { matches: 'none' }]) {
      const url = await serve(answer(value));
      expect((await failureOf(createGrammarEngine({ url, timeoutMs: 2_000 }).check('Hallo'))).reason).toBe('bad-answer');
    }
    const noJson = await serve((_request, response) => response.end('<html>'));
    expect((await failureOf(createGrammarEngine({ url: noJson, timeoutMs: 2_000 }).readings('Hallo'))).reason).toBe('bad-answer');
  });

  test('asks for any number of word forms, in requests of a size that the engine takes', async () => {
    const sizes: number[] = [];
    const url = await serve((_request, response, body) => {
      const { requests } = JSON.parse(body) as { requests: { lemma: string }[] };
      sizes.push(requests.length);
      response.end(JSON.stringify({ forms: requests.map(({ lemma }) => [`${lemma}n`]) }));
    });
    const engine = createGrammarEngine({ url, timeoutMs: 2_000 });
    expect(await engine.synthesize([])).toEqual([]);
    const forms = await engine.synthesize(Array.from({ length: 900 }, (_, index) => ({ lemma: `wort${index}`, tag: 'SUB.*' })));
    expect(forms[0]).toEqual(['wort0n']);
    expect(forms[899]).toEqual(['wort899n']);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
  });
});

describe('the parser’s client', () => {
  test('gives tokens with their places and dependencies', async () => {
    const url = await serve(
      answer({
        sentences: [
          {
            basicDependencies: [{ dep: 'ROOT', governor: 0, governorGloss: 'ROOT', dependent: 1, dependentGloss: 'Hallo' }],
            tokens: [{ index: 1, word: 'Hallo', originalText: 'Hallo', characterOffsetBegin: 0, characterOffsetEnd: 5, pos: 'INTJ' }],
          },
        ],
      }),
    );
    expect(await createDependencyParser({ url, timeoutMs: 2_000 }).parse('Hallo')).toEqual([
      { tokens: [{ index: 1, text: 'Hallo', offset: 0, length: 5, pos: 'INTJ' }], dependencies: [{ governor: 0, dependent: 1, relation: 'ROOT' }] },
    ]);
  });
});

describe('finding corrections when an engine is missing', () => {
  const text = 'Ich wohne in eine Wohnung. ';

  test('fails with the client’s failure without the grammar engine', async () => {
    const engine = createGrammarEngine({ url: 'http://127.0.0.1:9', timeoutMs: 2_000 });
    const parser = createDependencyParser({ url: await serve(answer({ sentences: [] })), timeoutMs: 2_000 });
    expect((await failureOf(findCorrections({ text, engine, parser }))).engine).toBe('grammar');
  });

  test('keeps what the grammar engine found without the parser, and says that the parser was missing', async () => {
    const match = {
      message: 'Möglicher Tippfehler.',
      offset: 4,
      length: 5,
      replacements: [{ value: 'wohnte' }],
      rule: { id: 'GERMAN_SPELLER_RULE', issueType: 'misspelling', category: { id: 'TYPOS' } },
    };
    const url = await serve((request, response) => {
      const value = request.url === '/v2/check' ? { matches: [match], sentenceRanges: [[0, 26]] } : { sentences: [] };
      response.end(JSON.stringify(value));
    });
    const engine = createGrammarEngine({ url, timeoutMs: 2_000 });
    const parser = createDependencyParser({ url: 'http://127.0.0.1:9', timeoutMs: 2_000 });
    const found = await findCorrections({ text, engine, parser });
    expect(found.parserUsed).toBe(false);
    expect(found.corrections.map(({ original, corrected }) => [original, corrected])).toEqual([['wohne', 'wohnte']]);
  });
});

import { createPronouncer, type SoundSource } from './pronouncer.js';

type Behaviour = 'sounds' | 'fails' | 'not allowed' | 'goes on';

/** Sources that do as told and note what they were asked to say. */
function setup(behaviours: Record<string, Behaviour>, remote = Object.keys(behaviours)) {
  const log: string[] = [];
  const clock = { now: 0 };
  const sources = Object.keys(behaviours).map(
    (name): SoundSource => ({
      name,
      isRemote: remote.includes(name),
      play: (text, signal) => {
        log.push(`${name}: ${text}`);
        const behaviour = behaviours[name];
        if (behaviour === 'fails') return Promise.reject(new Error('404'));
        if (behaviour === 'not allowed') return Promise.reject(new DOMException('press first', 'NotAllowedError'));
        if (behaviour === 'sounds') return Promise.resolve();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    }),
  );
  return { pronouncer: createPronouncer({ sources, now: () => clock.now }), log, clock, behaviours };
}

test('the first source that can says it, and the others are not asked', async () => {
  const { pronouncer, log } = setup({ address: 'sounds', server: 'sounds' });
  expect(await pronouncer.play('das Haus')).toBe('played');
  expect(log).toEqual(['address: das Haus']);
});

test('a source that failed is left out for five minutes, then asked again', async () => {
  const { pronouncer, log, clock } = setup({ address: 'fails', server: 'sounds' });
  await pronouncer.play('eins');
  clock.now = 299_999;
  await pronouncer.play('zwei');
  clock.now = 300_000;
  await pronouncer.play('drei');
  expect(log).toEqual(['address: eins', 'server: eins', 'server: zwei', 'address: drei', 'server: drei']);
});

test('a voice of the browser is asked each time: voices may load late', async () => {
  const { pronouncer, log } = setup({ 'German voice': 'fails', plain: 'sounds' }, []);
  await pronouncer.play('eins');
  await pronouncer.play('zwei');
  expect(log).toEqual(['German voice: eins', 'plain: eins', 'German voice: zwei', 'plain: zwei']);
});

test('where nothing can say it, that is the answer', async () => {
  expect(await setup({ server: 'fails' }).pronouncer.play('Haus')).toBe('unavailable');
  expect(await setup({}).pronouncer.play('Haus')).toBe('unavailable');
});

test('one sound at a time: a new one stops the one before, and its next source is not asked', async () => {
  const { pronouncer, log, behaviours } = setup({ server: 'goes on', plain: 'sounds' });
  const first = pronouncer.play('eins');
  behaviours.server = 'sounds';
  expect(await pronouncer.play('zwei')).toBe('played');
  expect(await first).toBe('stopped');
  expect(log).toEqual(['server: eins', 'server: zwei']);
});

test('leaving stops the sound', async () => {
  const { pronouncer } = setup({ server: 'goes on' });
  const playing = pronouncer.play('eins');
  pronouncer.stop();
  expect(await playing).toBe('stopped');
});

test('a browser that wants a press first makes no source rest and no complaint', async () => {
  const { pronouncer, log, behaviours } = setup({ server: 'not allowed', plain: 'fails' }, ['server']);
  expect(await pronouncer.play('eins')).toBe('silenced');
  behaviours.server = 'sounds';
  expect(await pronouncer.play('zwei')).toBe('played');
  expect(log).toEqual(['server: eins', 'plain: eins', 'server: zwei']);
});

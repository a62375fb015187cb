import { EventEmitter } from 'node:events';
import { watchHeartbeats } from './watch-heartbeats.js';

const heartbeat = { connectionId: '127.0.0.1:27017' };
let client: EventEmitter;
let now: number;
let isStuck: () => boolean;
beforeEach(() => {
  client = new EventEmitter();
  now = 0;
  ({ isStuck } = watchHeartbeats(client, () => now));
});

test.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed'])('a heartbeat that ends (%s) is none to worry about, however often', (ending) => {
  for (let beat = 0; beat < 5; beat += 1) {
    client.emit('serverHeartbeatStarted', heartbeat);
    now += 9_000;
    expect(isStuck()).toBe(false);
    client.emit(ending, heartbeat);
    now += 9_000;
    expect(isStuck()).toBe(false);
  }
});

test('one that never ends is noticed after twelve seconds', () => {
  client.emit('serverHeartbeatStarted', heartbeat);
  now = 12_000;
  expect(isStuck()).toBe(false);
  now = 12_001;
  expect(isStuck()).toBe(true);
});

test('that of a server that has left the set is over', () => {
  client.emit('serverHeartbeatStarted', heartbeat);
  client.emit('serverClosed', { address: heartbeat.connectionId });
  now = 60_000;
  expect(isStuck()).toBe(false);
});

import { takeMisfits, watchOwnCalls } from './watched-answers.js';

// Every journey is also a test of the API's document: whatever the gateway answers meanwhile must be in it.
watchOwnCalls();
afterEach(async () => {
  expect(await takeMisfits()).toEqual([]);
});

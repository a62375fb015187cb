import { Router } from 'express';
import { apiDocument } from '../src/api-docs/document.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const document = apiDocument({ version: '1.2.3', cookieName: 'b1_session' });
let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGatewayUnderTest(Router());
});
afterAll(() => gateway.stop());

test('everybody may read the document of all routes', async () => {
  const answer = await fetch(`${gateway.baseUrl}/api/docs/openapi.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(Object.keys(((await answer.json()) as typeof document).paths)).toEqual(Object.keys(document.paths));
});

test('it is also a page, without scripts, that names every route', async () => {
  const answer = await fetch(`${gateway.baseUrl}/api/docs`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  const page = await answer.text();
  expect(page).not.toMatch(/<script|<link|src=|\son\w+=/);
  for (const path of Object.keys(document.paths)) expect(page).toContain(`<code>${path}</code>`);
});

import { readFileSync } from 'node:fs';
import { Router, type Response } from 'express';
import { z } from 'zod';
import { apiDocument } from './document.js';
import { docsPage } from './page.js';

/** All packages are released together. */
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

const kept = (response: Response): Response => response.set('cache-control', 'public, max-age=300');

/** The list of public routes as a page, and as OpenAPI 3.1; made when first asked for. @param cookieName of the session */
export function docsRoutes(cookieName: string): Router {
  let made: { document: string; page: string } | undefined;
  const make = () => {
    const document = apiDocument({ version, cookieName });
    return { document: JSON.stringify(document), page: docsPage(document) };
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/api/docs', (_request, response) => {
    kept(response).type('html').send((made ??= make()).page);
  });
  router.get('/api/docs/openapi.json', (_request, response) => {
    kept(response).type('json').send((made ??= make()).document);
  });
  return router;
}

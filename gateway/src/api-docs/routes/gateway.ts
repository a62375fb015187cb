import { legalResponseSchema, pronunciationSchema } from '@b1fuchs/contracts';
import { file, json, type Descriptions } from '../describe.js';

/** What the gateway answers itself, to everybody. */
export const gatewayRoutes = {
  'GET /api/pronunciation': { does: 'Says where browsers get German speech from besides our own server; null for nowhere.', answers: json(pronunciationSchema) },
  'GET /api/legal': { does: 'Says who runs this installation; null where nobody has said so.', answers: json(legalResponseSchema) },
  'GET /api/docs': { does: 'Shows this list as a page.', answers: file('text/html') },
  'GET /api/docs/openapi.json': { does: 'Gives this list in OpenAPI 3.1.', answers: file('application/json') },
} satisfies Descriptions;

import { errorTable } from '@b1fuchs/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { apiDocument } from './document.js';
import { describedRoutes, nameOf } from './described-routes.js';
import { gatewayRoutes } from './routes/gateway.js';
import { routingTable } from '../routing-table.js';

const document = apiDocument({ version: '1.2.3', cookieName: 'b1_session' });

test('every public route is described, once, and nothing else is', () => {
  const described = describedRoutes().map(({ name }) => name);
  expect(described.toSorted()).toEqual([...routingTable.map(nameOf), ...Object.keys(gatewayRoutes)].toSorted());
});

test('the document is OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test('every route says who may call it, what it takes, and what it answers', () => {
  expect(document.paths['/api/admin/users/{id}']?.put).toMatchObject({
    operationId: 'PUTApiAdminUsersId',
    description: 'Administrators.',
    security: [{ session: [] }],
    parameters: [{ name: 'id', in: 'path', required: true }],
    requestBody: { required: false, content: { 'application/json': { schema: { properties: { role: { enum: ['user', 'admin'] } } } } } },
    responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/AdminUserRow' } } } }, 409: { description: 'USERNAME_TAKEN, EMAIL_TAKEN, CHANGED_MEANWHILE, OWN_ACCOUNT, LAST_ADMINISTRATOR' } },
  });
  expect(document.paths['/auth/google']?.get?.parameters).toMatchObject([{ name: 'returnTo', required: false }, { name: 'timeZone', required: false }]);
  expect(document.paths['/api/admin/analytics']?.get?.parameters).toMatchObject([{ name: 'from', required: true }, { name: 'to', required: true }]);
});

test('every error code is answered by a route', () => {
  const named = Object.values(document.paths).flatMap((operations) => Object.values(operations).flatMap(({ responses }) => Object.entries(responses).flatMap(([status, { description }]) => (Number(status) < 400 ? [] : description.split(', ')))));
  // What nobody outside is answered: an administrator hears it of a bulk action's single users.
  const inside = ['TRIAL_IS_OVER', 'MAIL_NOT_WANTED'];
  expect(Object.keys(errorTable).filter((code) => !named.includes(code)).toSorted()).toEqual(inside.toSorted());
});

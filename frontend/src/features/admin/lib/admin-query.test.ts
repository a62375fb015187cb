import { withQuery } from './admin-query.js';

test('an address gets what was asked for, and nothing that says nothing', () => {
  expect(withQuery('/api/admin/users', { search: 'Zoë & co', role: 'admin', status: undefined, order: '', page: 2 })).toBe('/api/admin/users?search=Zo%C3%AB+%26+co&role=admin&page=2');
  expect(withQuery('/api/admin/users', { search: '' })).toBe('/api/admin/users');
});

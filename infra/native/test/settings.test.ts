import { join } from 'node:path';
import { parseSettings } from '../src/settings.js';
import { root } from '../src/stack.js';

describe('settings', () => {
  test('with nothing set a stack lies in .local on port 8080', () => {
    const { stack, runtime, userEnv } = parseSettings({}, '');
    expect(stack).toMatchObject({ stateDir: join(root, '.local'), portBase: 8080 });
    expect(runtime).toBe('auto');
    expect(userEnv).toEqual({});
  });

  test('the environment goes before .env, and B1_PORT_BASE before PORT_BASE', () => {
    const dotEnv = 'B1_PORT_BASE=9000\nB1_STATE=.local/other\n';
    expect(parseSettings({}, dotEnv).stack).toMatchObject({ portBase: 9000, stateDir: join(root, '.local/other') });
    expect(parseSettings({ B1_PORT_BASE: '9500' }, dotEnv).stack.portBase).toBe(9500);
    expect(parseSettings({ PORT_BASE: '9600' }, '').stack.portBase).toBe(9600);
  });

  test('the services get what .env says, without empty values and the launcher’s own variables', () => {
    const { userEnv } = parseSettings({}, 'B1_RUNTIME=native\nSMTP_URL=smtp://mail.example:25\nLOG_LEVEL=\n# a comment\n');
    expect(userEnv).toEqual({ SMTP_URL: 'smtp://mail.example:25' });
  });

  test('an unknown runtime and a bad port are refused by name', () => {
    expect(() => parseSettings({ B1_RUNTIME: 'podman' }, '')).toThrow("B1_RUNTIME must be auto, native or docker, not 'podman'.");
    expect(() => parseSettings({ B1_PORT_BASE: 'x' }, '')).toThrow('B1_PORT_BASE');
  });
});

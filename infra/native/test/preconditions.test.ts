import { installCommand, isAtLeast, javaVersion } from '../src/preconditions.js';

describe('preconditions', () => {
  test('a person without root is told the exact command', () => {
    expect(installCommand(['redis-server', 'chromium'])).toBe(
      'sudo apt-get update && sudo apt-get install -y --no-install-recommends redis-server chromium',
    );
  });

  test.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['20.18.3', false],
    ['18.20.9', false],
    ['20', false],
  ])('Node.js %s will do: %s', (version, expected) => {
    expect(isAtLeast(version, '20.19.0')).toBe(expected);
  });

  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ['command not found', undefined],
  ])('%s is Java %s', (output, expected) => {
    expect(javaVersion(output)).toBe(expected);
  });
});

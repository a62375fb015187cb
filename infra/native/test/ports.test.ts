import { parsePortBase, portsFrom } from '../src/ports.js';

describe('ports', () => {
  test('a stack on 8080 has the documented ports', () => {
    expect(portsFrom(8080)).toMatchObject({
      gateway: 8080,
      payments: 8090,
      openid: 8091,
      mail: 8025,
      auth: 8181,
      report: 8187,
      mongo: 8197,
      redis: 8198,
      amqp: 8199,
      epmd: 8202,
      grammar: 8203,
      parser: 8204,
      embeddings: 8205,
      smtp: 8206,
      rabbitPrometheus: 8207,
      prometheus: 9090,
    });
  });

  test('no port of a stack is used twice, nor by a stack 200 further on', () => {
    const ports = [...Object.values(portsFrom(8080)), ...Object.values(portsFrom(8280))];
    expect(new Set(ports).size).toBe(ports.length);
  });

  test.each(['', 'abc', '80', '1078', '64526', '8080.5'])("'%s' is refused with a sentence", (text) => {
    expect(() => parsePortBase(text)).toThrow('B1_PORT_BASE must be a whole number from 1079 to 64525');
  });

  test.each([1079, 8080, 64525])('%d is taken', (base) => {
    expect(parsePortBase(String(base))).toBe(base);
    expect(Math.min(...Object.values(portsFrom(base)))).toBeGreaterThanOrEqual(1024);
    expect(Math.max(...Object.values(portsFrom(base)))).toBeLessThanOrEqual(65_535);
  });
});

import { instancePort, parseInstances, parsePortBase, portsFrom } from '../src/ports.js';

describe('ports', () => {
  test('a stack on 8080 has the documented ports', () => {
    expect(portsFrom(8080)).toMatchObject({
      gateway: 8080,
      gatewayOperations: 8082,
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
    const instances = (base: number): number[] => [1, 2].flatMap((instance) => Array.from({ length: 8 }, (_, place) => instancePort(portsFrom(base), place, instance)));
    const ports = [8080, 8280].flatMap((base) => [...Object.values(portsFrom(base)), ...instances(base)]);
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

  test('there are one or two of each app', () => {
    expect(parseInstances('2')).toBe(2);
    for (const text of ['0', '3', 'x']) expect(() => parseInstances(text)).toThrow(`B1_INSTANCES must be 1 or 2, not '${text}'.`);
  });
});

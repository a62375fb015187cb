import { startRecorder } from './recorder.js';

type Names = 'MediaRecorder';
const globals = globalThis as unknown as Partial<Record<Names, unknown>>;
const originalNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

class FakeMediaRecorder extends EventTarget {
  static types: string[] = [];
  static last: FakeMediaRecorder | null = null;
  static isTypeSupported = (type: string): boolean => FakeMediaRecorder.types.includes(type);
  state = 'inactive';
  readonly mimeType: string;
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType?: string; audioBitsPerSecond: number },
  ) {
    super();
    this.mimeType = options.mimeType ?? 'audio/x-own';
    FakeMediaRecorder.last = this;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    });
  }
}
function aBrowser(vendor: string, types: string[]): void {
  globals.MediaRecorder = FakeMediaRecorder;
  FakeMediaRecorder.types = types;
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { vendor } });
}
afterEach(() => {
  delete globals.MediaRecorder;
  if (originalNavigator === undefined) Reflect.deleteProperty(globalThis, 'navigator');
  else Object.defineProperty(globalThis, 'navigator', originalNavigator);
});
const stream = {} as MediaStream;

test.each([
  ['Google Inc.', ['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
  ['Apple Computer, Inc.', ['audio/webm;codecs=opus', 'audio/mp4'], 'audio/mp4'],
  ['', [], 'audio/x-own'],
])('a browser of %j records what it really can', async (vendor, types, type) => {
  aBrowser(vendor, types);
  const blob = await startRecorder(stream).finish();
  expect([blob.type, await blob.text()]).toEqual([type, 'sound']);
});

test('asked twice, or after the browser ended it by itself, it gives the same', async () => {
  aBrowser('', ['audio/webm']);
  const recorder = startRecorder(stream);
  FakeMediaRecorder.last?.stop();
  expect(await (await recorder.finish()).text()).toBe('sound');
  expect(await (await recorder.finish()).text()).toBe('sound');
  recorder.cancel();
});

import { dictationBrowser, unsupportedReason } from './dictation-browser.js';
import { FakeRecogniser } from './test/fakes.js';

const globals = globalThis as unknown as { window?: unknown };
const originalNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const microphone = { getUserMedia: () => undefined };
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0';

type Setting = { window?: object; userAgent?: string; maxTouchPoints?: number; mediaDevices?: typeof microphone | null };
function aBrowser({ window = {}, userAgent = desktop, maxTouchPoints = 0, mediaDevices = microphone }: Setting = {}): void {
  globals.window = { isSecureContext: true, ...window };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent, maxTouchPoints, mediaDevices } });
}
afterEach(() => {
  delete globals.window;
  if (originalNavigator === undefined) Reflect.deleteProperty(globalThis, 'navigator');
  else Object.defineProperty(globalThis, 'navigator', originalNavigator);
});

test.each(['SpeechRecognition', 'webkitSpeechRecognition'])('%s is a recogniser', (name) => {
  aBrowser({ window: { [name]: FakeRecogniser } });
  const browser = dictationBrowser();
  expect(browser.createRecogniser?.()).toBeInstanceOf(FakeRecogniser);
  expect(unsupportedReason(browser, false)).toBeUndefined();
});

test('without a recogniser it needs a recorder and a server that transcribes', () => {
  aBrowser({ window: { MediaRecorder: FakeRecogniser } });
  expect(unsupportedReason(dictationBrowser(), true)).toBeUndefined();
  expect(unsupportedReason(dictationBrowser(), undefined)).toBeUndefined();
  expect(unsupportedReason(dictationBrowser(), false)).toMatch(/in Chrome, Edge oder Safari, oder tippen Sie Ihren Text\.$/);
  aBrowser();
  expect(unsupportedReason(dictationBrowser(), true)).toMatch(/kann Sprache nicht in Text umwandeln/);
});

test('without a microphone nothing else helps; a page without https says so', () => {
  aBrowser({ window: { SpeechRecognition: FakeRecogniser, isSecureContext: false }, mediaDevices: null });
  expect(unsupportedReason(dictationBrowser(), true)).toMatch(/„https:\/\/“/);
  Object.assign(globals.window as object, { isSecureContext: true });
  expect(unsupportedReason(dictationBrowser(), true)).toMatch(/erlaubt Webseiten kein Mikrofon/);
});

test.each([
  ['a desktop', desktop, 0, false],
  ['a laptop with a touch screen', desktop, 10, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/156.0 Mobile', 5, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605', 0, false],
])('on %s who wants the microphone is known', (_name, userAgent, maxTouchPoints, isExclusive) => {
  aBrowser({ userAgent, maxTouchPoints });
  expect(dictationBrowser().isMicrophoneExclusive).toBe(isExclusive);
});

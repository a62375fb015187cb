/** Opens a browser, says its process id and stays, until pdf-browser.test.ts kills this process. */
import { openBrowser } from './open-browser.js';

const browser = openBrowser();
await browser.check();
process.stdout.write(String(browser.pid()));
setInterval(() => undefined, 60_000);

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

const YEAR_S = 31_536_000;

/** Of the page that the build made: no other script without a file of its own runs. Empty where there is no page. */
function hashesOfOwnScripts(staticDir: string): string[] {
  let page: string;
  try {
    page = readFileSync(join(staticDir, 'index.html'), 'utf8');
  } catch {
    return [];
  }
  return [...page.matchAll(/<script>([^]*?)<\/script>/gu)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Scripts only from our own files and our own page. Inline styles are the page's and those of the dialogs' scroll lock. */
export function securityHeaders({ publicUrl, speechUrl, staticDir }: { publicUrl: string; speechUrl: string | undefined; staticDir: string }): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...hashesOfOwnScripts(staticDir)],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'media-src': ["'self'", 'blob:', ...(speechUrl === undefined ? [] : [new URL(speechUrl).origin])],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https && { maxAge: YEAR_S, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const gatewayUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: gatewayUrl }, '/auth/': { target: gatewayUrl } };

/** The Latin text face is on every page: the browser fetches it beside the style sheet, not after it. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml(_html, context): HtmlTagDescriptor[] {
      const fonts = Object.keys(context.bundle ?? {}).filter((file) => /source-sans-3-latin-wght-normal.*\.woff2$/.test(file));
      return fonts.map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        injectTo: 'head',
      }));
    },
  };
}

/** first.js stands in the page, which otherwise shows nothing before it was fetched. The gateway allows it by its hash. */
function inlineFirstScript(): Plugin {
  return {
    name: 'inline-first-script',
    transformIndexHtml: (html) => html.replace('<!-- first.js -->', `<script>\n${readFileSync(fileURLToPath(new URL('first.js', import.meta.url)), 'utf8')}</script>`),
  };
}

/**
 * So does the style sheet: what is seen first waits for no second answer. Its link stays, without effect, so that pages
 * which are fetched later know that they have it.
 */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/<link rel="stylesheet"([^>]* href="\/([^"]+)")>/, (_link, attributes: string, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`${file} is not a style sheet of this build.`);
          return `<style>${sheet.source.toString()}</style><link rel="stylesheet" disabled${attributes}>`;
        }),
    },
  };
}

const OUR_CODE = fileURLToPath(new URL('src/', import.meta.url));
type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Our own modules that these import at once, they themselves included. Of libraries and contracts only what is used comes along, by itself. */
function importedBy(entries: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const open = entries.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || !id.startsWith(OUR_CODE)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * What a page needs travels in few files instead of dozens of small ones, which compress worse and wait for each other:
 * libraries, which stay in the browser's cache over releases; the first page; the pages that learners come back to.
 */
const groups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(react-query|query-core))\//, priority: 3 },
  { name: groupOf('basics', ['src/main.tsx', 'src/pages/auth-page.tsx']), priority: 2 },
  { name: 'schemas', test: /node_modules\/zod\/|src\/lib\/session-schema/, priority: 1 },
  { name: groupOf('signed-in', ['src/app/signed-in-routes.tsx', 'src/pages/home-page.tsx', 'src/pages/progress-page.tsx']), priority: 0 },
];

function groupOf(name: string, entries: readonly string[]): (id: string, context: Context) => string | null {
  let members: Set<string> | undefined;
  return (id, context) => {
    members ??= importedBy(entries, context);
    return members.has(id) ? name : null;
  };
}

/** Beside each text file its compressed forms, which the gateway serves as they are: a phone on a slow network waits a third as long. */
const compressedForms = compression({ include: /\.(html|js|css|svg|json|webmanifest)$/, threshold: 1_000, algorithms: ['gzip', 'brotliCompress'] });

/** The app to install, and the service worker with the list of the release's files (decision 39). */
const installableApp = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'sw.ts',
  // Registered by src/app/release, after the first page is there.
  injectRegister: false,
  includeManifestIcons: false,
  injectManifest: {
    rollupFormat: 'iife',
    // All code, since a page may be opened offline for the first time; of the fonts only what every page needs.
    globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css}', 'assets/source-sans-3-latin-wght-normal-*.woff2'],
    // Charts are large, and their tables say the same: they are kept once they have been shown.
    globIgnores: ['assets/{BarChart,chart-tooltip,day-chart,error-chart,grade-charts,vocabulary-chart,week-bars}-*.js'],
    // The name of a built file tells its content.
    dontCacheBustURLsMatching: /^assets\//,
  },
  manifest: {
    id: '/',
    name: 'B1 Fuchs',
    short_name: 'B1 Fuchs',
    description: 'Für die Deutschprüfung B1 üben: Sprechen, Schreiben, Stil, Gespräch und Wortschatz, mit erklärten Korrekturen und Fortschritt.',
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The light theme's paper: a manifest holds one colour. The page itself names both (index.html).
    theme_color: '#faf6ee',
    background_color: '#faf6ee',
    categories: ['education'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Wortschatz lernen', url: '/vocabulary?tab=study' },
      { name: 'Sprechen', url: '/speaking' },
      { name: 'Schreiben', url: '/writing' },
    ],
  },
});

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadTextFont(), inlineFirstScript(), inlineStyles(), installableApp, compressedForms],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), proxy },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), proxy },
  build: {
    // Tells .size-limit.mjs which files the first page loads.
    manifest: true,
    // Every browser that this code runs in preloads modules itself.
    modulePreload: { polyfill: false },
    // Small pictures stay files: a strict content security policy then needs no data: for scripts or fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our schemas are plain values: what a page does not use does not travel.
      treeshake: { moduleSideEffects: [{ test: /services\/shared\/contracts\//, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
});

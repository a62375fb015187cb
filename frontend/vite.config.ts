import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

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

/**
 * Everything the first page needs travels in two files instead of a dozen small ones, which compress worse:
 * libraries, which stay in the browser's cache over releases, and our own basics.
 */
const firstLoadGroups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(react-query|query-core))\//, priority: 2 },
  {
    name: 'basics',
    test: /src\/(lib\/(?!session-schema|practice\/|conversations\/|vocabulary\/|speech\/|support\/)|components\/ui\/(alert|button|card|field|icon-button|input|password-input|skeleton|spinner|tabs|tones)\.)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadTextFont()],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), proxy },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), proxy },
  build: {
    // Tells .size-limit.mjs which files the first page loads.
    manifest: true,
    // Small pictures stay files: a strict content security policy then needs no data: for scripts or fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our schemas are plain values: what a page does not use does not travel.
      treeshake: { moduleSideEffects: [{ test: /services\/shared\/contracts\//, sideEffects: false }] },
      output: { codeSplitting: { groups: firstLoadGroups } },
    },
  },
});

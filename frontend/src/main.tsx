import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { Providers } from './app/providers.js';
import { watchLoadFailures } from './app/release/load-failures.js';
import './styles/main.css';

/** When the first page is there and has its data: fetching all files for offline must not slow it down. */
const INSTALL_AFTER_MS = 3_000;

function installApp(): void {
  import('./app/release/register-service-worker.js').then(({ registerServiceWorker }) => registerServiceWorker()).catch(() => undefined);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root element');

watchLoadFailures();
if (import.meta.env.PROD) window.addEventListener('load', () => setTimeout(installApp, INSTALL_AFTER_MS));

// In slices, so that the page answers to touches meanwhile.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  );
});

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { Providers } from './app/providers.js';
import { watchLoadFailures } from './app/release/load-failures.js';
import './styles/main.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root element');

watchLoadFailures();
// After the page is there: fetching a release for offline must not slow its own first page down.
if (import.meta.env.PROD) {
  window.addEventListener('load', () => void import('./app/release/register-service-worker.js').then(({ registerServiceWorker }) => registerServiceWorker()));
}

createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);

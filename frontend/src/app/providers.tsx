import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../lib/query-client.js';
import { ErrorBoundary } from './error-boundary.js';
import { LazyToaster } from './lazy-toaster.js';

/** What every page stands in. The boundary is outermost, so that nothing can take its screen down too. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>{children}</BrowserRouter>
        <LazyToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

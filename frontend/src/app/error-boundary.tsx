import { Component, type ReactNode } from 'react';
import { Fox } from '../components/fox/fox.js';
import { FullPageMessage } from '../components/full-page-message.js';
import { buttonClasses } from '../components/ui/button.js';
import { HttpError } from '../lib/http-error.js';
import { paths } from '../lib/paths.js';

type State = { error: Error | null };

/** Shows 'Application Error' in the place of a page that failed to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <ApplicationError error={error} />;
  }
}

function ApplicationError({ error }: { error: Error }) {
  return (
    <main className="flex min-h-dvh flex-col">
      <FullPageMessage
        lang="en"
        picture={<Fox state="thinking" size={160} />}
        title="Application Error"
        requestId={error instanceof HttpError ? error.requestId : null}
        actions={
          <>
            <button type="button" className={buttonClasses('primary')} onClick={() => window.location.reload()}>
              Reload Page
            </button>
            {/* A full load: the router itself may be what failed. */}
            <a href={paths.home} className={buttonClasses('secondary')}>
              Back to Home
            </a>
          </>
        }
      >
        Something unexpected happened on this page. Everything you have already saved is still there.
      </FullPageMessage>
    </main>
  );
}

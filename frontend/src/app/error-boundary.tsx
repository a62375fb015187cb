import { Component, type ReactNode } from 'react';
import { Fox } from '../components/fox/fox.js';
import { FullPageMessage } from '../components/full-page-message.js';
import { buttonClasses } from '../components/ui/button.js';
import { HttpError } from '../lib/http-error.js';
import { help } from '../lib/interface-language/help.js';
import { lastRequestId } from '../lib/last-request.js';
import { paths } from '../lib/paths.js';
import { isLoadFailure, loadPageAnew } from './release/load-failures.js';

/** `place` changes with the page: another page gets another try. Without one the boundary stands around everything. */
type Props = { place?: string; children: ReactNode };
type State = { error: Error | null };

/** Shows 'Application Error' in the place of a page that failed to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof Error && isLoadFailure(error)) void loadPageAnew();
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.error !== null && place !== this.props.place) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const message = <ApplicationError error={error} />;
    return this.props.place === undefined ? <main className="flex min-h-dvh flex-col">{message}</main> : message;
  }
}

function ApplicationError({ error }: { error: Error }) {
  const isNotLoaded = isLoadFailure(error);
  return (
    <FullPageMessage
      lang="en"
      picture={<Fox state="thinking" size={160} />}
      title={isNotLoaded ? help('This page could not be loaded') : help('Application Error')}
      requestId={error instanceof HttpError ? error.requestId : lastRequestId()}
      actions={
        <>
          <button type="button" className={buttonClasses('primary')} onClick={() => window.location.reload()}>
            Reload Page
          </button>
          {/* Full loads: the router itself may be what failed. */}
          <a href={paths.home} className={buttonClasses('secondary')}>
            Back to Home
          </a>
          <a href={paths.support} className={buttonClasses('quiet')}>
            Contact Support
          </a>
        </>
      }
    >
      {isNotLoaded
        ? help('The connection may have been interrupted. Please try again in a moment. Everything you have already saved is still there.')
        : help('Something unexpected happened on this page. Everything you have already saved is still there.')}
    </FullPageMessage>
  );
}

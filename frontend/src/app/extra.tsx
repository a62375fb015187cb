import { Component, Suspense, type ReactNode } from 'react';
import { Later } from '../components/later.js';

/** Around what a page can do without: it comes after the page, while it loads nothing stands in its place, and if it fails the page stays as it is. */
export class Extra extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return null;
    return (
      <Later>
        <Suspense fallback={null}>{this.props.children}</Suspense>
      </Later>
    );
  }
}

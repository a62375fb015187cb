import { Component, Suspense, type ReactNode } from 'react';

/** Around what a page can do without: while it loads nothing stands in its place, and if it fails the page stays as it is. */
export class Extra extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}

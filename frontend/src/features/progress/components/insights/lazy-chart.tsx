import { Suspense, type ReactNode } from 'react';
import { WhenNear } from './when-near.js';

/** The place of a chart: it is fetched once the reader comes near. @param height of the chart in CSS pixels, kept free */
export function LazyChart({ height, children }: { height: number; children: ReactNode }) {
  return (
    <WhenNear height={height}>
      <Suspense fallback={null}>{children}</Suspense>
    </WhenNear>
  );
}

/*
 * Grey shapes in the form of what comes, for waits over 300 ms.
 *   <SkeletonGroup label="Fortschritt wird geladen …"><Skeleton className="h-24" /> …</SkeletonGroup>
 */
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { HelpText } from './help-text.js';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-control bg-grey-2', className)} />;
}

/** Says once, for all its shapes, what is being loaded. */
export function SkeletonGroup({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <HelpText as="span" className="sr-only">
        {label}
      </HelpText>
      {children}
    </div>
  );
}

import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen a chart may be and still count as near, in CSS pixels. */
const NEAR_PX = 300;

/** The place of a chart: it is fetched once the reader comes near. @param height in CSS pixels, kept free until it is there */
export function LazyChart({ height, children }: { height: number; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: `${NEAR_PX}px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  const free = <div ref={place} style={{ height }} />;
  return isNear ? <Suspense fallback={free}>{children}</Suspense> : free;
}

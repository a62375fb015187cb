import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen a part may be and still count as near, in CSS pixels. */
const NEAR_PX = 300;

/** Renders `children` once the reader has come near. Until then the place keeps its height, so that nothing jumps. */
export function WhenNear({ height, children }: { height: number; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: `${NEAR_PX}px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <div ref={place} style={{ minHeight: height }}>
      {isNear && children}
    </div>
  );
}

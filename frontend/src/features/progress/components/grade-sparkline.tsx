import { PASS_MARK } from '@b1fuchs/contracts';
import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH, sparklinePoints, sparklineY } from '../model/sparkline.js';

/** The newest grades as a small line, over a dashed one where passing begins. The words beside it say the same. */
export function GradeSparkline({ grades }: { grades: readonly number[] }) {
  const points = sparklinePoints(grades);
  const last = points.at(-1);
  const passY = sparklineY(PASS_MARK);
  return (
    <svg viewBox={`0 0 ${SPARKLINE_WIDTH} ${SPARKLINE_HEIGHT}`} className="block h-auto w-full max-w-72" fill="none" aria-hidden focusable="false">
      <line x1="0" x2={SPARKLINE_WIDTH} y1={passY} y2={passY} className="stroke-grey-3" strokeDasharray="3 4" />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="stroke-blue" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      {last !== undefined && <circle cx={last.x} cy={last.y} r="5" className="fill-blue" />}
    </svg>
  );
}

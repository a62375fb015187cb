/** What a pointer on a chart reads. */
export function ChartTooltip({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="rounded-control border border-grey-2 bg-sheet px-3 py-2 text-sm shadow-soft">
      <p className="font-semibold text-ink">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-grey-5 tabular-nums">
          {line}
        </p>
      ))}
    </div>
  );
}

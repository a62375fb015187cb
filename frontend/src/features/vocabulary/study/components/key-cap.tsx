/** The key that does the same as the button it stands in; aria-keyshortcuts says it to screen readers. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="hidden rounded-control border border-current px-1.5 font-sans text-sm leading-snug font-normal opacity-75 pointer-fine:inline">
      {children}
    </kbd>
  );
}

/** For keyboards: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute! focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-sheet focus:px-4! focus:py-3! focus:font-semibold focus:shadow-soft"
    >
      Zum Inhalt springen
    </a>
  );
}

/** Spec 1, section 9. */
const MOST_BUTTONS = 5;

/** The numbers of the page buttons: at most five around `page`, of 1 to `pages`. */
export function pageWindow(page: number, pages: number): number[] {
  const length = Math.min(MOST_BUTTONS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(MOST_BUTTONS / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

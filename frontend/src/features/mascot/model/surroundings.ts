/** The avatar's edge (components/avatar-button.tsx), px. */
const SIZE = 56;
/** Closer than this a finger meets the avatar instead of the control. */
const CLEARANCE = 4;
/** No control is smaller than this (WCAG 2.2, 2.5.8 asks for 24 px): one between two samples can't be missed. */
const STEP = 16;

/** A field is in the way only while one writes in it: it is larger than the avatar and can be touched beside it. */
const CONTROLS = [
  'a[href], button, label, summary, select, input, textarea:focus',
  '[role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="slider"], [role="option"], [role="menuitem"]',
].join(',');

/** The upper edge of the bar that stays at the foot of the screen under the corner, in px of the window; null where there is none. */
export function barTopUnder(self: Element): number | null {
  const { right, bottom } = cornerOf(self);
  const under = elementsUnder(self, right - SIZE / 2, bottom - SIZE / 2)[0];
  for (let element = under ?? null; element !== null; element = element.parentElement) {
    const style = getComputedStyle(element);
    if ((style.position === 'sticky' || style.position === 'fixed') && style.bottom !== 'auto') return element.getBoundingClientRect().top;
  }
  return null;
}

/** Whether a control lies under the avatar when it stands `lift` px above its place in the corner. */
export function hasControlUnder(self: Element, lift: number): boolean {
  const { right, bottom } = cornerOf(self);
  const reach = SIZE + 2 * CLEARANCE;
  for (let x = 0; x <= reach; x += STEP) {
    for (let y = 0; y <= reach; y += STEP) {
      const under = elementsUnder(self, right + CLEARANCE - x, bottom + CLEARANCE - lift - y);
      if (under.some((element) => element.closest(CONTROLS) !== null)) return true;
    }
  }
  return false;
}

/** The lower right corner of `self` in the window before it is lifted, px. */
function cornerOf(self: Element): { right: number; bottom: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  const { right, bottom } = getComputedStyle(self);
  return { right: clientWidth - parseFloat(right), bottom: clientHeight - parseFloat(bottom) };
}

const elementsUnder = (self: Element, x: number, y: number): Element[] => document.elementsFromPoint(x, y).filter((element) => !self.contains(element));

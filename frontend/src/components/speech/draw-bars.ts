/** The loudness at which a bar is full. */
const FULL_AT = 0.25;
const BAR_WIDTH = 3;
const GAP = 2;

/** How high a bar is for a loudness, 0 to 1: ears hear a quarter of the loudness as about a half. */
export const heightOf = (rms: number): number => Math.min(1, Math.sqrt(Math.max(0, rms) / FULL_AT));

/** Draws the newest bars that have room, the last one at the right edge, in the text colour of the canvas. Forgets older ones. */
export function drawBars(canvas: HTMLCanvasElement, heights: number[]): void {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = window.devicePixelRatio;
  if (context === null || width === 0) return;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const room = Math.floor(width / (BAR_WIDTH + GAP));
  heights.splice(0, heights.length - room);

  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(canvas).color;
  // Before the first bars a row of dots shows where they will be.
  const dots = Array.from({ length: room - heights.length }, () => 0);
  [...dots, ...heights].forEach((share, index) => {
    const bar = Math.max(BAR_WIDTH, share * height);
    context.beginPath();
    context.roundRect(width - (room - index) * (BAR_WIDTH + GAP), (height - bar) / 2, BAR_WIDTH, bar, BAR_WIDTH / 2);
    context.fill();
  });
}

import { EventEmitter, once } from 'node:events';

export type GrowingSound = ReturnType<typeof growSound>;

const GREW = 'grew';
/** The first bytes of a file that tell its format. */
const TELLING_BYTES = 12;

/** Reads a sound once, while it is made; whoever listens hears it from its start, and breaks off where it breaks off. */
export function growSound(source: AsyncIterable<Uint8Array>) {
  const pieces: Buffer[] = [];
  const growth = new EventEmitter().setMaxListeners(0);
  let length = 0;
  let isOver = false;

  const whole = readAll();
  // Whoever listens learns of it; nobody may listen any more.
  whole.catch(() => undefined);

  async function readAll(): Promise<Buffer> {
    try {
      for await (const piece of source) {
        pieces.push(Buffer.from(piece));
        length += piece.length;
        growth.emit(GREW);
      }
      return Buffer.concat(pieces);
    } finally {
      isOver = true;
      growth.emit(GREW);
    }
  }

  return {
    /** All of it, once it is there. */
    whole,

    /** Its first bytes, enough to tell what it is unless it is shorter. */
    async beginning(): Promise<Buffer> {
      while (length < TELLING_BYTES && !isOver) await once(growth, GREW);
      return length < TELLING_BYTES ? whole : Buffer.concat(pieces);
    },

    async *listen(): AsyncGenerator<Buffer> {
      for (let next = 0; ; next += 1) {
        while (next === pieces.length && !isOver) await once(growth, GREW);
        const piece = pieces[next];
        if (piece === undefined) break;
        yield piece;
      }
      await whole;
    },
  };
}

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type ZippedFile = { name: string; open: () => Promise<Readable> };

/** Packs files one after the other as they come, so that only what is packed takes memory. Rejects where one fails to open or breaks off. */
export function zipOf(files: ZippedFile[], now: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
  });
  const fail = (error: unknown): void => {
    zip.emit('error', error);
  };
  for (const { name, open } of files) {
    zip.addReadStreamLazy(name, { mtime: now }, (take) => {
      open().then(
        (content) => {
          content.once('error', fail);
          take(null, content);
        },
        fail,
      );
    });
  }
  zip.end();
  return Promise.race([buffer(zip.outputStream), failed]);
}

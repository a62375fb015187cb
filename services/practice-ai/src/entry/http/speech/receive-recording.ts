import { MAX_RECORDING_BYTES, RECORDING_FIELD } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';

const NO_RECORDING = 'Es ist keine Aufnahme angekommen. Bitte nehmen Sie noch einmal auf.';

/** One file and hardly anything beside it. It stays in memory: no recording is ever written to a disk. */
const readForm = multer({
  storage: multer.memoryStorage(),
  limits: { files: 1, fileSize: MAX_RECORDING_BYTES, fields: 4, fieldNameSize: 100, fieldSize: 1_000, parts: 5 },
}).single(RECORDING_FIELD);

/**
 * The recording of a multipart form.
 * @throws AppError RECORDING_TOO_LARGE, or VALIDATION_FAILED where the form has no recording or can't be read.
 */
export async function receiveRecording(request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    readForm(request, response, (error: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(explain(error));
    });
  });
  if (!request.file) throw noRecording();
  return request.file.buffer;
}

const noRecording = (cause?: unknown): AppError => new AppError('VALIDATION_FAILED', { message: NO_RECORDING, details: { [RECORDING_FIELD]: NO_RECORDING }, cause });

const explain = (error: unknown): AppError =>
  error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE' ? new AppError('RECORDING_TOO_LARGE') : noRecording(error);

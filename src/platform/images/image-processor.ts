import { AppError } from '#shared/errors.ts';
import { type ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import { toImageError } from './image-issues.ts';
import type { Upload } from './image-messages.ts';
import { ImageProcess } from './image-process.ts';

const decoder = new ImageProcess();
let last: Promise<unknown> = Promise.resolve();

/**
 * Converts an uploaded picture to WebP: upright and without metadata. A separate process does it, one picture after the
 * other; it parses the body too, so that other requests are not delayed.
 * @param gone when aborted, it is not begun
 * @throws {AppError} INVALID_INPUT (`file`), TOO_LARGE (bytes, pixels, memory), UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE
 */
export function processImage(upload: Upload, shape: ImageShape, gone?: AbortSignal): Promise<ProcessedImage> {
  const turn = last.then(() => {
    if (gone?.aborted) throw new AppError('UNAVAILABLE');
    return make(upload, shape);
  });
  last = turn.catch(() => {});
  return turn;
}

async function make(upload: Upload, shape: ImageShape): Promise<ProcessedImage> {
  const answer = await decoder.answer({ ...upload, shape });
  if ('issue' in answer) throw toImageError(answer.issue, upload.maxBytes);
  return new ProcessedImage(answer.image);
}

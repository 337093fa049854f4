import type { ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import type { ImageIssue } from './image-issues.ts';

/** A body of `multipart/form-data` with the picture in its field `file`. */
export interface Upload {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** The largest allowed picture, without the rest of the body. */
  maxBytes: number;
}

export interface ImageRequest extends Upload {
  shape: ImageShape;
}

export type MadeImage = Pick<ProcessedImage, 'name' | 'width' | 'height' | 'files'>;

export type ImageAnswer = ({ image: MadeImage } | { issue: ImageIssue }) & {
  /** Whether the process uses more memory than before. */
  isGrown: boolean;
};

/** `content`: at the widths of `IMAGE_WIDTHS`. `sign`: a square of `SIGN_SIDE`. */
export type ImageShape = 'content' | 'sign';

export interface ImageFile {
  /** In pixels. */
  readonly width: number;
  /** WebP. */
  readonly bytes: Uint8Array;
}

/** A picture that was made anew from an uploaded file. */
export class ProcessedImage {
  /** 32 hex digits: equal files of one shape have equal names. */
  readonly name: string;
  /** Of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Ascending. */
  readonly files: readonly ImageFile[];

  constructor({ name, width, height, files }: Pick<ProcessedImage, 'name' | 'width' | 'height' | 'files'>) {
    this.name = name;
    this.width = width;
    this.height = height;
    this.files = files;
  }

  get byteLength(): number {
    return this.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  }

  /** A repeated request is recognized by it. */
  toJSON(): string {
    return this.name;
  }
}

/** `content` has the widths of `IMAGE_WIDTHS`, `sign` is a square of `SIGN_SIDE`. */
export type ImageShape = 'content' | 'sign';

export interface ImageFile {
  /** Width in pixels. */
  readonly width: number;
  /** Content in WebP. */
  readonly bytes: Uint8Array;
}

/** A picture that was converted from an uploaded file. */
export class ProcessedImage {
  /** 32 hex digits of a hash: equal files of one shape have equal names. */
  readonly name: string;
  /** Width of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Files by width, ascending. */
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

  /** Serializes the name only, by which a repeated request is recognized. */
  toJSON(): string {
    return this.name;
  }
}

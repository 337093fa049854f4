import { describe, expect, it } from 'vitest';
import { countSamples, decoderBytes, type ImageHeader, MAX_DECODER_BYTES } from './image-cost.rules.ts';

const JPEG: ImageHeader = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  channels: 3,
  samples: 1.5,
  bytesPerSample: 1,
  frames: 1,
  isInterlaced: false,
  isLossless: false,
};
const PNG: ImageHeader = { ...JPEG, format: 'png', samples: 3 };
const WEBP: ImageHeader = { ...JPEG, format: 'webp', samples: 3 };
const GIF: ImageHeader = { ...JPEG, format: 'gif', samples: 3 };
const of40Megapixels = { width: 8000, height: 5000 };

const isTaken = (header: ImageHeader) => decoderBytes(header) <= MAX_DECODER_BYTES;

describe('what a decoder holds at once', () => {
  it.each<[string, ImageHeader]>([
    ['a photograph of 40 megapixels', { ...JPEG, ...of40Megapixels }],
    ['a WebP of 40 megapixels', { ...WEBP, ...of40Megapixels }],
    ['a progressive photograph of 24 megapixels', { ...JPEG, width: 6000, height: 4000, isInterlaced: true }],
    ['a screenshot of 33 megapixels', { ...PNG, width: 7680, height: 4320 }],
    ['a long capture', { ...PNG, width: 1080, height: 30_000, channels: 4 }],
    ['an interlaced drawing', { ...PNG, isInterlaced: true }],
    ['a screenshot without loss', { ...WEBP, width: 3840, height: 2160, isLossless: true }],
    ['a large GIF', { ...GIF }],
  ])('is little for %s', (_, header) => expect(isTaken(header)).toBe(true));

  it.each<[string, ImageHeader]>([
    ['rows of megabytes', { ...PNG, width: 400_000, height: 100, channels: 4, bytesPerSample: 2 }],
    ['an interlaced PNG of 40 megapixels', { ...PNG, ...of40Megapixels, isInterlaced: true }],
    [
      'an interlaced PNG of 16 bits',
      { ...PNG, width: 4000, height: 3000, channels: 4, bytesPerSample: 2, isInterlaced: true },
    ],
    ['a progressive JPEG of 40 megapixels', { ...JPEG, ...of40Megapixels, isInterlaced: true }],
    ['a progressive CMYK JPEG', { ...JPEG, channels: 4, samples: countSamples(4, '4:4:4:4'), isInterlaced: true }],
    ['a WebP of 40 megapixels without loss', { ...WEBP, ...of40Megapixels, isLossless: true }],
    ['a GIF of 40 megapixels', { ...GIF, ...of40Megapixels }],
  ])('is too much for %s', (_, header) => expect(isTaken(header)).toBe(false));
});

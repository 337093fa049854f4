import { describe, expect, it } from 'vitest';
import { compressBrotli, compressGzip } from './content-coding.ts';
import { copyBuffer } from './copy-buffer.ts';
import { ResponseBody } from './response-body.ts';

const HTML = '<p>진호박은 가재장이 떨어뜨립니다.</p>'.repeat(100);

describe('cached bytes', () => {
  it.each([
    ['text', HTML],
    ['a piece of a block', Buffer.from(HTML)],
    ['a block', new TextEncoder().encode(HTML)],
  ])('of %s use no more memory than they fill', (_what, content) => {
    const bytes = copyBuffer(content);
    expect(bytes.toString()).toBe(HTML);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it('are those of a body in every coding', async () => {
    const body = new ResponseBody(HTML);
    for (const coding of ['identity', 'br', 'gzip'] as const) {
      const { bytes } = await body.in(coding);
      expect([coding, bytes.buffer.byteLength]).toEqual([coding, bytes.length]);
    }
    const bytes = Buffer.from(HTML);
    for (const compressed of [await compressBrotli(bytes, 5), await compressGzip(bytes, 6)])
      expect(compressed.buffer.byteLength).toBe(compressed.length);
  });
});

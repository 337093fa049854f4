import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ResponseBody } from './response-body.ts';

const text = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, name: `도토리 ${id}` })));

describe('a finished body', () => {
  it('has the same content in every coding', async () => {
    const body = new ResponseBody(text);
    expect(brotliDecompressSync((await body.in('br')).bytes).toString()).toBe(text);
    expect(gunzipSync((await body.in('gzip')).bytes).toString()).toBe(text);
    expect((await body.in('identity')).bytes.toString()).toBe(text);
  });

  it('is compressed once by concurrent requests and is then available without waiting', async () => {
    const body = new ResponseBody(text);
    const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
    expect(one).toBe(other);
    expect(body.in('br')).toBe(one);
  });

  it('gives every coding a strong ETag of its own', async () => {
    const body = new ResponseBody(text);
    const etags = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map(async (coding) => (await body.in(coding)).headers.etag),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it('leaves small bodies uncompressed', () => {
    const body = new ResponseBody('[]');
    expect(body.in('br')).toBe(body.in('identity'));
    expect(body.etag('br')).toBe(body.etag('identity'));
  });
});

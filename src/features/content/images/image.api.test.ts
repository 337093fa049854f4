import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_USES } from '#app/image-uses.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { removeUnusedImages } from '#platform/images/image.service.ts';
import { imageErrors } from '#platform/images/image-error.labels.ts';
import { DAY_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { blackPng } from '#tests/support/hostile-images.ts';
import { multipart } from '#tests/support/multipart.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type Method, sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

/** Later than any sign-in of this file, however slow the machine is. */
const clock = fixedClock(new Date((Math.floor(Date.now() / 1000) + 1800) * 1000));
const IMAGES = '/api/operator/images';
const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50', UPLOAD_QUOTA_MB: '1' }, clock });
const editor = freshPlayer(site, { isOperator: true, level: OPERATOR_LEVEL.editor });

let shade = 0;
/** Each of another colour, so that no two are equal. */
function picture(width: number, height: number) {
  shade += 1;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 31) % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
}

interface UploadOptions {
  who?: SignedInPlayer | null;
  field?: string;
  name?: string;
  type?: string;
}

async function upload(bytes: Uint8Array, { who = editor, ...file }: UploadOptions = {}) {
  const form = await multipart(bytes, file);
  const answer = await site.app.inject({
    method: 'POST',
    url: IMAGES,
    payload: form.payload,
    headers: { ...form.headers, ...who?.headers },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const sendAs = sendTo(site);
const send = (method: Method, url: string, payload?: object) => sendAs(editor, method, url, payload);

const fileOf = (url: string) => site.app.inject({ method: 'GET', url });

describe('an uploaded picture', () => {
  it.each([
    [2000, 1000, [480, 960, 1600], [1600, 800]],
    [700, 350, [480, 700], [700, 350]],
    [300, 200, [300], [300, 200]],
  ])('of %d x %d px is made anew at its widths and never enlarged', async (width, height, widths, size) => {
    const { status, body } = await upload(await picture(width, height).jpeg().toBuffer());
    expect([status, body]).toEqual([201, expect.objectContaining({ width: size[0], height: size[1], alt: '' })]);
    const name = /^\/uploads\/([0-9a-f]{32})-/.exec(body.url)?.[1];
    for (const one of widths) {
      const file = await fileOf(`/uploads/${name}-${one}.webp`);
      expect([one, file.statusCode, file.headers['content-type']]).toEqual([one, 200, 'image/webp']);
      expect((await sharp(file.rawPayload).metadata()).width).toBe(one);
    }
    expect(body.smallUrl).toBe(`/uploads/${name}-${widths[0]}.webp`);
    expect((await fileOf(`/uploads/${name}-1000.webp`)).statusCode).toBe(404);
  });

  it('is cached for ever and can run nothing', async () => {
    const { body } = await upload(await picture(50, 50).png().toBuffer());
    const { headers } = await fileOf(body.url);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is turned upright and loses where it was taken', async () => {
    const bytes = await picture(600, 300)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const { body } = await upload(bytes);
    expect([body.width, body.height]).toEqual([300, 600]);
    const { orientation, exif, icc, xmp } = await sharp((await fileOf(body.url)).rawPayload).metadata();
    expect({ orientation, exif, icc, xmp }).toEqual({});
  });

  it('is one with an equal one, also when both come at once', async () => {
    const bytes = await picture(90, 40).png().toBuffer();
    const answers = await Promise.all([upload(bytes), upload(bytes, { name: 'b.gif' }), upload(bytes)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('that is very long is scaled down to what WebP has', async () => {
    const { status, body } = await upload(await picture(216, 30_000).png().toBuffer());
    expect([status, body.width, body.height]).toEqual([201, 117, expect.any(Number)]);
    expect(body.height).toBeGreaterThan(16_000);
    expect(body.height).toBeLessThanOrEqual(16_383);
    expect((await sharp((await fileOf(body.url)).rawPayload).metadata()).height).toBe(body.height);
  });

  it('is the first frame of a moving one', async () => {
    const shots = await Promise.all([1, 2].map(() => picture(60, 90).png().toBuffer()));
    const frames = await sharp(shots, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { status, body } = await upload(frames, { name: 'a.gif', type: 'image/gif' });
    expect([status, body.width, body.height]).toEqual([201, 60, 90]);
  });
});

describe('a file that is no picture', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

  it.each([
    ['an SVG', Buffer.from(SVG), 415],
    ['an SVG that calls itself PNG', Buffer.from(SVG), 415],
    ['text', Buffer.from('그림이 아님'), 415],
    ['HTML behind a PNG signature', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'), 400],
    ['nothing', Buffer.alloc(0), 400],
  ])('is refused: %s', async (_, bytes, expected) => {
    const { status, body } = await upload(bytes);
    expect([status, body.code]).toEqual([expected, expect.any(String)]);
  });

  it('is refused when it is cut off', async () => {
    const whole = await picture(800, 800).png({ compressionLevel: 0 }).toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(400);
  });

  it('is refused when it has more pixels than are taken, however small the file', async () => {
    const bomb = await picture(8000, 6000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, body } = await upload(bomb);
    expect([status, body.message]).toEqual([413, expect.stringContaining('4,000만 화소')]);
  });

  it('is refused in words of its own for each reason', async () => {
    const costly = { width: 8000, height: 4000, isInterlaced: true };
    const reasons = [
      [await upload(Buffer.alloc(9 * 1024 * 1024)), 413, imageErrors.tooManyBytes(8 * 1024 * 1024)],
      [await upload(Buffer.alloc(8 * 1024 * 1024 + 1)), 413, imageErrors.tooManyBytes(8 * 1024 * 1024)],
      [await upload(await blackPng({ width: 6400, height: 6400 })), 413, imageErrors.tooManyPixels],
      [await upload(await blackPng(costly)), 413, imageErrors.tooCostly],
      [await upload((await blackPng({ width: 90, height: 90 })).subarray(0, 60)), 400, imageErrors.unreadable],
    ] as const;
    for (const [{ status, body }, expected, message] of reasons) {
      expect([status, body.message, body.statusMessage]).toEqual([expected, message, message]);
    }
    expect(new Set(reasons.map(([{ body }]) => body.message)).size).toBe(reasons.length - 1);
  });

  it('is refused without a file and as JSON', async () => {
    expect((await upload(await picture(5, 5).png().toBuffer(), { field: 'other' })).status).toBe(400);
    expect((await send('POST', IMAGES, { file: 'a' })).status).toBe(415);
  });
});

describe('pictures', () => {
  it('are uploaded by operators alone', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    const player = await signInAs(site, {});
    expect((await upload(bytes, { who: null })).status).toBe(401);
    expect((await upload(bytes, { who: player })).status).toBe(403);
  });

  it('have a description that is searched', async () => {
    const { body } = await upload(await picture(20, 20).png().toBuffer());
    const changed = await send('PUT', `${IMAGES}/${body.id}`, { alt: '국내성 북문의 지도' });
    expect(changed.body).toMatchObject({ id: body.id, alt: '국내성 북문의 지도' });
    const found = await send('GET', `${IMAGES}?q=${encodeURIComponent('북문')}`);
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([body.id]);
  });

  it('are stored up to the quota', async () => {
    const noise = (sigma: number) => {
      const grain = { type: 'gaussian', mean: 128, sigma } as const;
      return sharp({ create: { width: 900, height: 900, channels: 3, background: 'black', noise: grain } })
        .jpeg()
        .toBuffer();
    };
    const statuses = [];
    for (const sigma of [90, 91, 92, 93, 94]) statuses.push((await upload(await noise(sigma))).status);
    expect(statuses).toContain(413);
    const { bytes } = await site.api.db
      .selectFrom('image')
      .select(({ fn }) => fn.sum<string>('bytes').as('bytes'))
      .executeTakeFirstOrThrow();
    expect(Number(bytes)).toBeLessThanOrEqual(1024 * 1024);
    await site.api.db.deleteFrom('image').where('height', '=', 900).execute();
  });
});

describe('a used picture', () => {
  const documentOf = (imageId: number) => ({
    type: 'doc',
    content: [{ type: 'image', attrs: { imageId, alt: '지도', caption: '', width: 'full' } }],
  });
  const guide = (imageId: number, parts: object = {}) =>
    send('POST', '/api/guides', {
      title: '그림',
      category: 1,
      isActive: true,
      document: documentOf(imageId),
      ...parts,
    });
  const sweep = (now: Date) => {
    const { db, transact } = site.api;
    return removeUnusedImages({ db, transact, now, uses: IMAGE_USES, signal: new AbortController().signal });
  };

  it('is drawn with its sizes, and cannot be removed', async () => {
    const { body } = await upload(await picture(1000, 500).png().toBuffer());
    const written = await guide(body.id, { thumbnailImageId: body.id });
    expect(written.status).toBe(201);
    const { content, thumbnailUrl } = (await send('GET', `/api/guides/${written.body.id}`)).body;
    expect(thumbnailUrl).toBe(body.url);
    expect(content).toContain(`src="${body.url}"`);
    expect(content).toContain('480w');
    expect(content).toContain('width="1000"');
    const removed = await send('DELETE', `${IMAGES}/${body.id}`);
    expect([removed.status, removed.body.data]).toEqual([409, { reason: 'IN_USE' }]);
  });

  it('stays while an older version names it', async () => {
    const { body } = await upload(await picture(11, 11).png().toBuffer());
    const { body: written } = await guide(body.id);
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '글' }] }] };
    const change = { title: '그림', category: 1, document: text, version: 1 };
    expect((await send('PUT', `/api/guides/${written.id}`, change)).status).toBe(200);
    expect((await send('DELETE', `${IMAGES}/${body.id}`)).status).toBe(409);
  });

  it('is refused in an article once it was removed', async () => {
    const { body } = await upload(await picture(12, 12).png().toBuffer());
    expect((await send('DELETE', `${IMAGES}/${body.id}`)).status).toBe(200);
    const { status, body: refused } = await guide(body.id);
    expect([status, refused.data.issues[0].path]).toEqual([400, 'imageId']);
    expect((await fileOf(body.url)).statusCode).toBe(404);
  });

  it('is either saved or removed when both are tried at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { body } = await upload(await picture(13, 13).png().toBuffer());
      const [saved, removed] = await Promise.all([guide(body.id), send('DELETE', `${IMAGES}/${body.id}`)]);
      expect([
        [201, 409],
        [400, 200],
      ]).toContainEqual([saved.status, removed.status]);
    }
  });

  it('is removed 30 days after nobody uses it any more', async () => {
    const { body: unused } = await upload(await picture(14, 14).png().toBuffer());
    const { body: used } = await upload(await picture(15, 15).png().toBuffer());
    await guide(used.id);
    const days = (count: number) => new Date(clock.now().getTime() + count * DAY_MS);
    await sweep(days(1));
    const listed = (await send('GET', `${IMAGES}?ids=${unused.id},${used.id}`)).body;
    const removedAt = Object.fromEntries(
      listed.map((image: { id: number; removedAt: string | null }) => [image.id, image.removedAt]),
    );
    expect(removedAt).toEqual({ [unused.id]: days(30).toISOString(), [used.id]: null });
    await sweep(days(29));
    expect((await fileOf(unused.url)).statusCode).toBe(200);
    await sweep(days(31));
    expect([(await fileOf(unused.url)).statusCode, (await fileOf(used.url)).statusCode]).toEqual([404, 200]);
  });
});

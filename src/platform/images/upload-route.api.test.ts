import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { FairQueue } from '#platform/http/fair-queue.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { endpoint } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { idParams } from '#shared/params.ts';
import { testAccessApp } from '#tests/support/access-app.ts';
import { multipart } from '#tests/support/multipart.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { imageErrors } from './image-error.labels.ts';
import { LONGEST_MS } from './image-process.ts';
import { createMountUpload, UPLOAD_QUEUE } from './upload-route.ts';

const PATH = '/api/lanterns/7/picture';
const OTHERS = '/api/lanterns/8/picture';
const lanterns = { method: 'PUT', who: 'player', tags: ['lanterns'], summary: '등불' } as const;
const lightPicture = endpoint({ ...lanterns, path: '/api/lanterns/:id/picture', params: idParams });
const EMPTY = { atWork: 0, waiting: 0, lanes: 0 };
const MAX_BYTES = 100_000;

/** Nobody waits for long. */
const queue = new FairQueue({ ...UPLOAD_QUEUE, patienceMs: 1000 });
const site = testAccessApp({
  routes(app) {
    const mountUpload = createMountUpload(app, queue);
    const permit = async (_ctx: unknown, { params }: { params: { id: number } }) => {
      if (params.id !== 7) throw new AppError('FORBIDDEN');
    };
    mountUpload(
      lightPicture,
      { name: 'lantern.picture', maxBytes: MAX_BYTES, shape: 'sign', permit },
      async () => undefined,
    );
  },
  settings: { RATE_LIMIT_SCALE: '100' },
});
let origin: URL;
let players: [SignedInPlayer, SignedInPlayer];
let png: Buffer;

beforeAll(async () => {
  origin = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }));
  players = [await signInAs(site), await signInAs(site)];
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});

const headOf = (player: SignedInPlayer, contentType: string, length: number, path = PATH) =>
  [
    `PUT ${path} HTTP/1.1`,
    `Host: ${origin.host}`,
    `Authorization: ${player.headers.authorization}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');

/** Sends the beginning of a request and closes the connection some milliseconds later. */
async function breakOff(beginning: Buffer | string, afterMs: number): Promise<void> {
  const socket = connect(Number(origin.port), origin.hostname).on('error', () => {});
  socket.write(beginning);
  await delay(afterMs);
  socket.destroy();
}

async function upload(player: SignedInPlayer) {
  const { payload, headers } = await multipart(png);
  const request = { method: 'PUT', headers: { ...headers, ...player.headers }, body: new Uint8Array(payload) };
  return (await fetch(new URL(PATH, origin), request)).status;
}

/** The answer to a head whose body never comes. */
async function answerToHead(head: string): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname).on('error', () => {});
  socket.write(head);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

describe('who may not upload', () => {
  const TYPE = 'multipart/form-data; boundary=x';
  const stranger: SignedInPlayer = { userId: '', headers: { authorization: 'Bearer x' } } as SignedInPlayer;

  it.each<[string, () => Promise<string>, number]>([
    ['signed out', async () => headOf(stranger, TYPE, 1000), 401],
    ['without permission', async () => headOf(await signInAs(site), TYPE, 1000, OTHERS), 403],
    ['to a place that is none', async () => headOf(await signInAs(site), TYPE, 1000, '/api/lanterns/x/picture'), 400],
    ['suspended', async () => headOf(await suspended(), TYPE, 1000), 499],
    ['too many bytes', async () => headOf(await signInAs(site), TYPE, MAX_BYTES * 2), 413],
    ['no picture', async () => headOf(await signInAs(site), 'image/png', 1000), 415],
  ])('is told before the file is read: %s', async (_, head, status) => {
    expect(await answerToHead(await head())).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await expect.poll(() => queue.counts).toEqual(EMPTY);
  });

  it('is told when he has done it too often, before the file is read', async () => {
    const player = await signInAs(site);
    const { write } = site.people.limits;
    await write.take(player.userId, write.rule.points);
    expect(await answerToHead(headOf(player, TYPE, 1000))).toMatch(/^HTTP\/1.1 429 /);
  });
});

async function suspended(): Promise<SignedInPlayer> {
  const player = await signInAs(site);
  await site.api.db
    .updateTable('profile')
    .set({ banned_at: new Date(Date.now() + HOUR_MS), banned_reason: '도배' })
    .where('user_id', '=', player.userId)
    .execute();
  return player;
}

describe('a request without a picture', () => {
  it.each<[string, { headers?: Record<string, string>; body?: string }]>([
    ['no body', {}],
    ['a form without a boundary', { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }],
  ])('is refused: %s', async (_, parts) => {
    const [player] = players;
    const headers = { ...player?.headers, ...parts.headers };
    const answer = await fetch(new URL(PATH, origin), { method: 'PUT', ...parts, headers });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ message: imageErrors.missing }),
    ]);
  });
});

describe('places for uploads', () => {
  it('are refused with words to who waits too long, before the server cuts the connection', async () => {
    const [player] = players;
    const socket = connect(Number(origin.port), origin.hostname).on('error', () => {});
    socket.write(headOf(player, 'multipart/form-data; boundary=x', 1000));
    await expect.poll(() => queue.counts.atWork).toBe(1);
    const { payload, headers } = await multipart(png);
    const request = { method: 'PUT', headers: { ...headers, ...player.headers }, body: new Uint8Array(payload) };
    const answer = await fetch(new URL(PATH, origin), request);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ message: imageErrors.manyUploads }),
    ]);
    socket.destroy();
    await expect.poll(() => queue.counts).toEqual(EMPTY);
    expect(UPLOAD_QUEUE.patienceMs).toBeLessThan(HTTP_OPTIONS.connectionTimeout);
    expect(UPLOAD_QUEUE.atWork * LONGEST_MS).toBeLessThan(HTTP_OPTIONS.connectionTimeout);
  });

  it.each(['after the head', 'within the file', 'after the whole file'])(
    'come back when a client goes %s',
    async (when) => {
      const { payload, headers } = await multipart(png);
      const fileUntil = { 'after the head': 0, 'within the file': 100, 'after the whole file': payload.length }[when];
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => {
          const player = players[index % 2 === 0 ? 0 : 1];
          const head = Buffer.from(headOf(player, headers['content-type'], payload.length));
          return breakOff(Buffer.concat([head, payload.subarray(0, fileUntil)]), index / 2);
        }),
      );
      await expect.poll(() => queue.counts).toEqual(EMPTY);
      for (const player of players) expect(await upload(player)).toBe(200);
      await expect.poll(() => queue.counts).toEqual(EMPTY);
    },
  );

  it('come back when a file is refused', async () => {
    const [player] = players;
    const request = { method: 'PUT', headers: { ...player.headers, 'content-type': 'multipart/form-data' }, body: 'x' };
    expect((await fetch(new URL(PATH, origin), request)).status).toBe(400);
    await expect.poll(() => queue.counts).toEqual(EMPTY);
  });
});

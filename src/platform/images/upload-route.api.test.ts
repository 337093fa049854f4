import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { FairQueue } from '#platform/http/fair-queue.ts';
import { endpoint } from '#shared/endpoint.ts';
import { testAccessApp } from '#tests/support/access-app.ts';
import { multipart } from '#tests/support/multipart.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { createMountUpload, UPLOAD_QUEUE } from './upload-route.ts';

const PATH = '/api/lanterns/picture';
const lightPicture = endpoint({ method: 'PUT', path: PATH, who: 'player', tags: ['lanterns'], summary: '등불' });
const EMPTY = { atWork: 0, waiting: 0, lanes: 0 };

const queue = new FairQueue(UPLOAD_QUEUE);
const site = testAccessApp({
  routes(app) {
    const mountUpload = createMountUpload(app, queue);
    mountUpload(lightPicture, { name: 'lantern.picture', maxBytes: 100_000, shape: 'sign' }, async () => undefined);
  },
  settings: { RATE_LIMIT_SCALE: '100' },
});
let origin: URL;
let players: SignedInPlayer[];
let png: Buffer;

beforeAll(async () => {
  origin = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }));
  players = [await signInAs(site), await signInAs(site)];
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});

const headOf = (player: SignedInPlayer, contentType: string, length: number) =>
  [
    `PUT ${PATH} HTTP/1.1`,
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

describe('places for uploads', () => {
  it.each(['after the head', 'within the file', 'after the whole file'])(
    'come back when a client goes %s',
    async (when) => {
      const { payload, headers } = await multipart(png);
      const fileUntil = { 'after the head': 0, 'within the file': 100, 'after the whole file': payload.length }[when];
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => {
          const player = players[index % players.length];
          if (!player) throw new Error('There are two.');
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
    if (!player) throw new Error('There are two.');
    const request = { method: 'PUT', headers: { ...player.headers, 'content-type': 'multipart/form-data' }, body: 'x' };
    expect((await fetch(new URL(PATH, origin), request)).status).toBe(400);
    await expect.poll(() => queue.counts).toEqual(EMPTY);
  });
});

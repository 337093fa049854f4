import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { GuildSite } from '#tests/support/guild-site.ts';
import { multipart } from '#tests/support/multipart.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const guilds = new GuildSite();
beforeEach(() => guilds.resetClock());

const picture = (background: string, side = 300) =>
  sharp({ create: { width: side, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(player: SignedInPlayer | null, id: number, bytes: Uint8Array) {
  const { payload, headers } = await multipart(bytes);
  const answer = await guilds.site.app.inject({
    method: 'PUT',
    url: `/api/guilds/${id}/icon`,
    payload,
    headers: { ...headers, ...(player?.headers ?? { 'sec-fetch-site': 'same-origin' }) },
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('the sign of a guild', () => {
  it('is a square of 128 px that everybody sees', async () => {
    const leader = await guilds.player();
    const id = await guilds.founded(leader);
    expect((await upload(leader, id, await picture('red'))).status).toBe(200);
    const { iconUrl } = (await guilds.send(null, 'GET', `/${id}`)).body;
    const file = await guilds.request(null, 'GET', iconUrl);
    const { width, height, format } = await sharp(file.rawPayload).metadata();
    expect([file.statusCode, format, width, height]).toEqual([200, 'webp', 128, 128]);
    const listed = (await guilds.send(null, 'GET', '')).body.find((guild: { id: number }) => guild.id === id);
    expect(listed.iconUrl).toBe(iconUrl);
  });

  it('is changed by leader and deputies, once an hour', async () => {
    const [leader, deputy, elder, stranger] = await guilds.players(4);
    if (!leader || !deputy || !elder || !stranger) throw new Error('There are four.');
    const id = await guilds.guildOf(leader, [deputy, 2], [elder, 3]);
    for (const player of [elder, stranger]) {
      expect((await upload(player, id, await picture('blue'))).status).toBe(403);
    }
    expect((await upload(null, id, await picture('blue'))).status).toBe(401);
    expect((await upload(deputy, id, await picture('blue'))).status).toBe(200);
    const early = await upload(leader, id, await picture('green'));
    expect([early.status, early.body.message]).toEqual([429, expect.stringContaining('한 시간에 한 번')]);
    guilds.pass(HOUR_MS);
    expect((await upload(leader, id, await picture('green'))).status).toBe(200);
  });

  it('asks who may before it looks at the file', async () => {
    const [leader, stranger] = await guilds.players(2);
    if (!leader || !stranger) throw new Error('There are two.');
    const id = await guilds.founded(leader);
    const noPicture = Buffer.from('그림이 아님');
    expect((await upload(leader, id, noPicture)).status).toBe(415);
    expect((await upload(stranger, id, noPicture)).status).toBe(403);
    expect((await upload(stranger, 999_999, noPicture)).status).toBe(404);
    expect((await upload(leader, id, await picture('red'))).status).toBe(200);
    expect((await upload(leader, id, noPicture)).status).toBe(429);
  });

  it('is removed by its heads and by operators', async () => {
    const leader = await guilds.player();
    const id = await guilds.founded(leader);
    const iconOf = async () => (await guilds.send(null, 'GET', `/${id}`)).body.iconUrl;
    await upload(leader, id, await picture('white'));
    expect((await guilds.send(leader, 'DELETE', `/${id}/icon`)).status).toBe(200);
    expect(await iconOf()).toBeNull();
    guilds.pass(HOUR_MS);
    await upload(leader, id, await picture('white'));
    expect(await iconOf()).toMatch(/^\/uploads\/[0-9a-f]{32}-128\.webp$/);
    const operator = await signInAs(guilds.site, { isOperator: true, level: OPERATOR_LEVEL.administrator });
    expect((await guilds.request(operator, 'DELETE', `/api/operator/guilds/${id}/icon`)).statusCode).toBe(200);
    expect(await iconOf()).toBeNull();
  });

  it('is refused when it is no picture or above 1 MiB', async () => {
    const leader = await guilds.player();
    const id = await guilds.founded(leader);
    expect((await upload(leader, id, Buffer.from('<svg/>'))).status).toBe(415);
    expect((await upload(leader, id, Buffer.alloc(1024 * 1024 + 20_000))).status).toBe(413);
    expect((await guilds.send(null, 'GET', `/${id}`)).body.iconUrl).toBeNull();
  });
});

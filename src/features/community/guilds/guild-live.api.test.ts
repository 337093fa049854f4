import { describe, expect, it } from 'vitest';
import { insertGuild } from '#tests/factories/guilds.ts';
import { type LiveApp, type LiveLine, listenTo, testLiveApps } from '#tests/support/live-app.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const SOON = { timeout: 8000 };

const [test, here, there] = testLiveApps();

async function send(
  { headers }: SignedInPlayer,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${here.port}/api/guilds${path}`, {
    method,
    headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  return status;
}

/** A line that hears the topic, or has been refused. */
async function listening(app: LiveApp, player: SignedInPlayer, topic: string, since?: string): Promise<LiveLine> {
  const line = await listenTo(app.url, player.headers);
  const before = app.listenersOf(topic);
  line.sendMessage({ t: 'sub', topics: [topic], ...(since !== undefined && { since }) });
  // Not by their number: lines of a member who has just left are still to be dropped.
  const isListening = () => [...app.listenersOf(topic)].some((one) => !before.has(one));
  const isAnswered = () => isListening() || line.frames.some(({ t }) => t === 'error');
  await expect.poll(isAnswered, SOON).toBe(true);
  return line;
}

const typesOf = (line: LiveLine) => line.events().map(({ type }) => type);

describe('the topic of a guild', () => {
  it('is refused to all but its members', async () => {
    const [leader, stranger] = [await signInAs(here), await signInAs(here)];
    const { id } = await insertGuild(test.db, { leader_id: leader.profile.id });
    const line = await listening(here, stranger, `guild:${id}`);
    await expect.poll(() => line.frames, SOON).toContainEqual(expect.objectContaining({ code: 'FORBIDDEN' }));
  });

  it('ends in every process with the commit that puts a listener out', async () => {
    const [leader, member, stayer] = [await signInAs(here), await signInAs(here), await signInAs(here)];
    const { id } = await insertGuild(test.db, {
      leader_id: leader.profile.id,
      members: [{ profileId: member.profile.id }, { profileId: stayer.profile.id }],
    });
    const left = await Promise.all([here, there].map((app) => listening(app, member, `guild:${id}`)));
    const stayed = await Promise.all([here, there].map((app) => listening(app, stayer, `guild:${id}`)));
    expect(await send(leader, 'POST', `/${id}/posts`, { text: '함께 있을 때' })).toBe(201);
    for (const line of [...left, ...stayed]) await expect.poll(() => typesOf(line), SOON).toEqual(['post.created']);
    expect(await send(leader, 'PUT', `/${id}/members/${member.profile.id}`, { action: 'remove' })).toBe(200);
    expect(await send(leader, 'POST', `/${id}/posts`, { text: '우리끼리' })).toBe(201);
    const after = ['post.created', 'member.left', 'post.created'];
    for (const line of stayed) await expect.poll(() => typesOf(line), SOON).toEqual(after);
    for (const line of left) {
      await expect.poll(() => line.frames.at(-1), SOON).toMatchObject({ code: 'FORBIDDEN', topic: `guild:${id}` });
      expect(typesOf(line)).toEqual(['post.created']);
    }
  });

  it('never replays what was before one’s own joining, and all that was since', async () => {
    const [leader, newcomer, member] = [await signInAs(here), await signInAs(here), await signInAs(here)];
    const { id } = await insertGuild(test.db, {
      leader_id: leader.profile.id,
      join_policy: 2,
      members: [{ profileId: member.profile.id }],
    });
    const watching = await listening(here, member, `guild:${id}`);
    for (const text of ['하나', '둘']) expect(await send(leader, 'POST', `/${id}/posts`, { text })).toBe(201);
    await expect.poll(() => typesOf(watching), SOON).toHaveLength(2);
    const before = watching.events()[0]?.id;
    expect(await send(newcomer, 'POST', `/${id}/members`)).toBe(201);
    expect(await send(leader, 'POST', `/${id}/posts`, { text: '셋' })).toBe(201);
    await expect
      .poll(() => typesOf(watching), SOON)
      .toEqual(['post.created', 'post.created', 'member.joined', 'post.created']);
    const joined = watching.events()[2]?.id;
    for (const app of [here, there]) {
      const early = await listening(app, newcomer, `guild:${id}`, before);
      await expect.poll(() => early.frames, SOON).toContainEqual({ t: 'resync', topic: `guild:${id}` });
      expect(typesOf(early)).toEqual([]);
      const own = await listening(app, newcomer, `guild:${id}`, joined);
      await expect.poll(() => typesOf(own), SOON).toEqual(['post.created']);
      const old = await listening(app, member, `guild:${id}`, before);
      await expect.poll(() => typesOf(old), SOON).toEqual(['post.created', 'member.joined', 'post.created']);
    }
    expect(await send(newcomer, 'DELETE', `/${id}/members`)).toBe(200);
    expect(await send(newcomer, 'POST', `/${id}/members`)).toBe(201);
    const again = await listening(here, newcomer, `guild:${id}`, joined);
    await expect.poll(() => again.frames, SOON).toContainEqual({ t: 'resync', topic: `guild:${id}` });
    expect(typesOf(again)).toEqual([]);
  });
});

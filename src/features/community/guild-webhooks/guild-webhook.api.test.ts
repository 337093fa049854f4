import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { testReceiver } from '#tests/support/fake-receiver.ts';
import { type GatheringGuild, GatheringSite } from '#tests/support/gathering-site.ts';
import { GUILD_MESSAGE_KINDS } from './guild-webhook.contract.ts';
import { deleteOldGuildMessages } from './guild-webhook.service.ts';

const discord = testReceiver();
const guilds = new GatheringSite(() => ({ AUTH_DISCORD_URL: discord.url }));
let guild: GatheringGuild;
let lastNumber = 0;

beforeEach(async () => {
  guilds.resetClock();
  guild = await guilds.guildOfRanks();
});
afterEach(async () => {
  discord.received.length = 0;
  discord.answer(204);
  await guilds.db.deleteFrom('guild_message').execute();
});

const path = () => `/${guild.id}/webhook`;
const newAddress = () => {
  lastNumber += 1;
  return `${discord.url}/api/webhooks/12345678/token-${String(lastNumber).padStart(6, '0')}`;
};
const save = (on: readonly string[] = GUILD_MESSAGE_KINDS, url = newAddress()) =>
  guilds.send(guild.leader, 'PUT', path(), { url, on });
const titles = () =>
  discord.received.map(({ body }) => (JSON.parse(body.toString()) as { embeds: [{ title: string }] }).embeds[0].title);
const messages = () => guilds.db.selectFrom('guild_message').selectAll().orderBy('id').execute();
const run = { signal: new AbortController().signal, isLastAttempt: false };

describe('the webhook of a guild', () => {
  it('is saved, read back without its secret, changed and deleted by its heads', async () => {
    expect((await guilds.send(guild.deputy, 'GET', path())).body).toBeNull();
    const url = newAddress();
    const saved = await guilds.send(guild.deputy, 'PUT', path(), { url, on: ['reminder', 'gathering'] });
    expect(saved).toMatchObject({ status: 200, body: { on: ['gathering', 'reminder'], fault: null } });
    expect(saved.body.shownUrl).toMatch(/\/api\/webhooks\/12345678\/••••\d{4}$/);
    expect(JSON.stringify(saved.body)).not.toContain(url.slice(-12));
    const changed = await guilds.send(guild.leader, 'PUT', path(), { on: ['member'] });
    expect(changed.body).toEqual({ ...saved.body, on: ['member'] });
    expect(await guilds.outcome(guild.leader, 'DELETE', path())).toBe(200);
    expect((await guilds.send(guild.leader, 'GET', path())).body).toBeNull();
  });

  it.each([
    'https://discord.com.evil.com/api/webhooks/12345678/abcdefghijkl',
    'http://127.0.0.1:5432/api/webhooks/12345678/abcdefghijkl',
    'http://localhost/api/webhooks/12345678/abcdefghijkl',
    'javascript:alert(1)',
    '//discord.com/api/webhooks/12345678/abcdefghijkl',
  ])('is refused at %s', async (url) => {
    const { status, body } = await guilds.send(guild.leader, 'PUT', path(), { url, on: [] });
    expect([status, body.data.issues[0].path]).toEqual([400, 'url']);
  });

  it('is refused at another path, beside a user name and where a kind is unknown or twice', async () => {
    const right = newAddress();
    for (const url of [right.replace('webhooks', 'users'), right.replace('://', '://who@'), `${right}?wait=true`]) {
      expect(await guilds.outcome(guild.leader, 'PUT', path(), { url, on: [] })).toBe(400);
    }
    expect(await guilds.outcome(guild.leader, 'PUT', path(), { url: right, on: ['posts'] })).toBe(400);
    expect(await guilds.outcome(guild.leader, 'PUT', path(), { url: right, on: ['member', 'member'] })).toBe(400);
    expect(await guilds.outcome(guild.leader, 'PUT', path(), { on: [] })).toBe(400);
  });

  it('goes with a guild that is erased, and stays as it is while it is closed', async () => {
    await save();
    await guilds.made(guild.leader, guild.id);
    await guilds.outcome(guild.leader, 'DELETE', `/${guild.id}`);
    expect(await guilds.outcome(guild.leader, 'PUT', path(), { on: [] })).toBe('CLOSED');
    expect(await guilds.outcome(guild.leader, 'DELETE', path())).toBe('CLOSED');
    guilds.pass(15 * DAY_MS);
    const { expireGuilds } = await import('../guilds/expire-guilds.service.ts');
    const { db, transact } = guilds.site.api;
    await expireGuilds({ db, transact, now: guilds.now, signal: run.signal });
    expect(await db.selectFrom('guild_webhook').selectAll().where('guild_id', '=', guild.id).execute()).toEqual([]);
    expect(await messages()).toEqual([]);
  });
});

describe('what is posted there', () => {
  it('is the schedule, its reminder, who comes and goes, and pinned posts, without names and mentions', async () => {
    await save();
    const { leader, elder, trainee } = guild;
    const made = await guilds.made(leader, guild.id, { title: '@everyone 모여요', at: guilds.at(120), capacity: 4 });
    await guilds.runJobs();
    await guilds.outcome(leader, 'PUT', `/${guild.id}/gatherings/${made.id}`, { at: guilds.at(180) });
    await guilds.answer(elder, made, 1);
    await guilds.passAndRun(150 * MINUTE_MS);
    await guilds.outcome(leader, 'DELETE', `/${guild.id}/gatherings/${made.id}`);
    await guilds.runJobs();
    await guilds.outcome(trainee, 'DELETE', `/${guild.id}/members`);
    const newcomer = await guilds.player();
    await guilds.outcome(newcomer, 'POST', `/${guild.id}/members`, {});
    await guilds.outcome(leader, 'PUT', `/${guild.id}/members/${newcomer.profile.id}`, { action: 'accept' });
    await guilds.outcome(elder, 'POST', `/${guild.id}/posts`, { text: '이번 주 순번입니다', isPinned: true });
    await guilds.runJobs();
    expect([...titles().slice(0, 4), ...titles().slice(4).toSorted()]).toEqual([
      '새 일정: @everyone 모여요',
      '바뀐 일정: @everyone 모여요',
      '곧 시작: @everyone 모여요',
      '취소된 일정: @everyone 모여요',
      '게시판에 고정된 글이 있습니다',
      '문파원이 나갔습니다',
      '새 문파원이 들어왔습니다',
    ]);
    for (const { body } of discord.received) {
      expect(JSON.parse(body.toString())).toMatchObject({ allowed_mentions: { parse: [] } });
      expect(body.toString()).not.toContain(leader.profile.name);
      expect(body.toString()).not.toContain('이번 주 순번입니다');
    }
    expect(JSON.parse(discord.received[2]?.body.toString() ?? '').embeds[0].description).toContain('참가 2명');
  });

  it('is only what its heads switched on', async () => {
    await save(['member']);
    await guilds.made(guild.leader, guild.id);
    await guilds.outcome(guild.trainee, 'DELETE', `/${guild.id}/members`);
    await guilds.runJobs();
    expect(titles()).toEqual(['문파원이 나갔습니다']);
  });

  it('is no post that was unpinned or deleted meanwhile, and nothing that was switched off', async () => {
    await save();
    const { body: unpinned } = await guilds.send(guild.elder, 'POST', `/${guild.id}/posts`, {
      text: '하나',
      isPinned: true,
    });
    await guilds.outcome(guild.elder, 'PUT', `/${guild.id}/posts/${unpinned.id}`, { isPinned: false });
    const { body: deleted } = await guilds.send(guild.elder, 'POST', `/${guild.id}/posts`, {
      text: '둘',
      isPinned: true,
    });
    await guilds.outcome(guild.elder, 'DELETE', `/${guild.id}/posts/${deleted.id}`);
    await guilds.made(guild.leader, guild.id);
    await guilds.outcome(guild.leader, 'PUT', path(), { on: ['pinned'] });
    await guilds.runJobs();
    expect(titles()).toEqual([]);
  });

  it('waits while the guild is hidden, and is forgotten when it comes too late', async () => {
    await save();
    await guilds.made(guild.leader, guild.id, { at: guilds.at(60), remindMinutes: 30 });
    await guilds.db
      .updateTable('guild')
      .set({ hidden_at: guilds.now, hidden_reason: '사칭' })
      .where('id', '=', guild.id)
      .execute();
    await guilds.runJobs();
    expect(titles()).toEqual([]);
    await guilds.db
      .updateTable('guild')
      .set({ hidden_at: null, hidden_reason: null })
      .where('id', '=', guild.id)
      .execute();
    await guilds.passAndRun(5 * MINUTE_MS);
    expect(titles()).toEqual(['새 일정: 보스 같이 가요']);
    await guilds.made(guild.leader, guild.id, { at: guilds.at(15), remindMinutes: 10 });
    discord.received.length = 0;
    guilds.pass(DAY_MS);
    await guilds.runJobs();
    expect(titles()).toEqual([]);
  });

  it('is at most 10 messages a minute; the others wait', async () => {
    await save(['gathering']);
    for (let nth = 0; nth < 13; nth += 1) await guilds.made(guild.leader, guild.id, { title: `일정 ${nth}` });
    await guilds.runJobs();
    expect(discord.received).toHaveLength(10);
    await guilds.passAndRun(59_000);
    expect(discord.received).toHaveLength(10);
    await guilds.passAndRun(1000);
    expect(discord.received).toHaveLength(13);
    expect(new Set(titles()).size).toBe(13);
  });
});

describe('a message', () => {
  async function oneMessage(): Promise<number> {
    await guilds.made(guild.leader, guild.id);
    const [message] = await messages();
    if (!message) throw new Error('Nothing is to be posted.');
    return message.id;
  }

  it('whose end nobody saw is sent once more, and not a third time', async () => {
    await save();
    const messageId = await oneMessage();
    discord.answer('nothing');
    const [task] = guilds.messageTasks;
    for (let time = 0; time < 4; time += 1) await task?.run({ messageId }, run)?.catch(() => undefined);
    expect(discord.received).toHaveLength(2);
    discord.answer(204);
    await task?.run({ messageId }, run);
    expect(discord.received).toHaveLength(2);
  });

  it('that arrived is not sent again, whoever runs its job', async () => {
    await save();
    const messageId = await oneMessage();
    const [task] = guilds.messageTasks;
    await task?.run({ messageId }, run);
    await Promise.all([1, 2, 3].map(() => task?.run({ messageId }, run)));
    expect(discord.received).toHaveLength(1);
  });

  it('is tried at most twice by processes that race', async () => {
    await save();
    const messageId = await oneMessage();
    const [task] = guilds.messageTasks;
    await Promise.all(Array.from({ length: 8 }, () => task?.run({ messageId }, run)));
    expect(discord.received.length).toBeLessThanOrEqual(2);
  });

  it.each([
    [404, {}],
    [401, {}],
    [403, {}],
    [302, { location: 'http://127.0.0.1/' }],
  ])('that is answered %d ends the calls, and tells the heads once', async (status, headers) => {
    await save();
    discord.answer(status, headers);
    await guilds.made(guild.leader, guild.id);
    await guilds.made(guild.leader, guild.id, { title: '다른 일정' });
    await guilds.runJobs();
    expect(discord.received).toHaveLength(1);
    const findFailures = async (player: GatheringGuild['leader']) =>
      (await guilds.noticesOf(player)).filter((kind) => kind === 'guild.webhook').length;
    expect([
      await findFailures(guild.leader),
      await findFailures(guild.deputy),
      await findFailures(guild.elder),
    ]).toEqual([1, 1, 0]);
    expect((await guilds.send(guild.deputy, 'GET', path())).body.fault).toMatch(/[가-힣]/);
    discord.answer(204);
    await guilds.send(guild.leader, 'PUT', path(), { on: GUILD_MESSAGE_KINDS });
    await guilds.made(guild.leader, guild.id, { title: '아직 고장' });
    await guilds.runJobs();
    expect(discord.received).toHaveLength(1);
    await save();
    await guilds.made(guild.leader, guild.id, { title: '다시 됨' });
    await guilds.runJobs();
    expect(titles().slice(1)).toEqual(['새 일정: 다시 됨']);
  });

  it('waits as long as it is asked to, and counts as one', async () => {
    await save();
    discord.answer(429, { 'retry-after': '30' });
    await guilds.made(guild.leader, guild.id);
    await guilds.runJobs();
    discord.answer(204);
    await guilds.passAndRun(29_000);
    expect(discord.received).toHaveLength(1);
    await guilds.passAndRun(1000);
    expect(discord.received).toHaveLength(2);
  });

  it('goes nowhere when the stored address is none of Discord', async () => {
    await save();
    await guilds.db
      .updateTable('guild_webhook')
      .set({ url: `${discord.url}/other` })
      .where('guild_id', '=', guild.id)
      .execute();
    await guilds.made(guild.leader, guild.id);
    await guilds.runJobs();
    expect(discord.received).toEqual([]);
  });

  it('is deleted after a week', async () => {
    await save();
    await oneMessage();
    expect(await deleteOldGuildMessages(guilds.db, new Date(guilds.now.getTime() + 6 * DAY_MS))).toBe(0);
    expect(await deleteOldGuildMessages(guilds.db, new Date(guilds.now.getTime() + 8 * DAY_MS))).toBe(1);
  });
});

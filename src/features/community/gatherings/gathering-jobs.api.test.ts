import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { type GatheringGuild, GatheringSite } from '#tests/support/gathering-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import type { Gathering } from './gathering.contract.ts';

const WEEK = 168 * HOUR_MS;
const guilds = new GatheringSite();
let guild: GatheringGuild;

beforeEach(async () => {
  guilds.resetClock();
  guild = await guilds.guildOfRanks();
});

const pathOf = ({ id }: { id: number }) => `/${guild.id}/gatherings/${id}`;
const countOf = async (player: SignedInPlayer, kind: string) =>
  (await guilds.gatheringNoticesOf(player)).filter((one) => one === kind).length;
const reminders = (player: SignedInPlayer) => countOf(player, 'gathering.reminder');
const series = async (): Promise<Pick<Gathering, 'id' | 'at' | 'state' | 'title'>[]> => {
  const rows = await guilds.listed(
    guild.leader,
    guild.id,
    `?from=${guilds.at(-60 * 24 * 60)}&to=${guilds.at(2 * 24 * 60)}`,
  );
  const later = await guilds.listed(guild.leader, guild.id, `?from=${guilds.at(2 * 24 * 60)}`);
  return [...rows, ...later];
};
/** Hours from the first one. */
const hoursOf = (rows: readonly { at: string }[]) =>
  rows.map(({ at }) => (Date.parse(at) - Date.parse(rows[0]?.at ?? '')) / HOUR_MS);
const setGuild = (values: { deleted_at?: Date | null; hidden_at?: Date | null; hidden_reason?: string | null }) =>
  guilds.db.updateTable('guild').set(values).where('id', '=', guild.id).execute();

describe('the reminder', () => {
  it('comes so many minutes before to those who come or may come, once', async () => {
    const { leader, deputy, member, trainee, elder } = guild;
    const made = await guilds.made(leader, guild.id, { at: guilds.at(120), remindMinutes: 60, capacity: 2 });
    for (const player of [deputy, elder]) await guilds.answer(player, made, 1);
    await guilds.answer(member, made, 3);
    await guilds.answer(trainee, made, 2);
    await guilds.passAndRun(60 * MINUTE_MS - 1);
    expect(await reminders(leader)).toBe(0);
    await guilds.passAndRun(1);
    for (const player of [leader, deputy, elder, member]) expect(await reminders(player)).toBe(1);
    expect(await reminders(trainee)).toBe(0);
    const payload = { gatheringId: made.id, at: made.at, remindMinutes: 60 };
    const [remind] = guilds.tasks;
    const run = { signal: new AbortController().signal, isLastAttempt: false };
    await Promise.all([1, 2, 3].map(() => remind?.run(payload, run)));
    expect(await reminders(leader)).toBe(1);
  });

  it('moves with the time, and comes again for another one', async () => {
    const { leader } = guild;
    const made = await guilds.made(leader, guild.id, { at: guilds.at(120), remindMinutes: 30 });
    await guilds.outcome(leader, 'PUT', pathOf(made), { at: guilds.at(300) });
    await guilds.passAndRun(120 * MINUTE_MS);
    expect(await reminders(leader)).toBe(0);
    await guilds.passAndRun(150 * MINUTE_MS);
    expect(await reminders(leader)).toBe(1);
    await guilds.outcome(leader, 'PUT', pathOf(made), { remindMinutes: 10 });
    await guilds.passAndRun(20 * MINUTE_MS);
    expect(await reminders(leader)).toBe(1);
    await guilds.outcome(leader, 'PUT', pathOf(made), { at: guilds.at(60), remindMinutes: 30 });
    await guilds.passAndRun(29 * MINUTE_MS);
    expect(await reminders(leader)).toBe(1);
    await guilds.passAndRun(MINUTE_MS);
    expect(await reminders(leader)).toBe(2);
  });

  it('of a job that is left over from another time does not come', async () => {
    const { leader } = guild;
    const made = await guilds.made(leader, guild.id, { at: guilds.at(120) });
    await guilds.outcome(leader, 'PUT', pathOf(made), { at: guilds.at(240) });
    guilds.pass(120 * MINUTE_MS);
    const run = { signal: new AbortController().signal, isLastAttempt: false };
    await guilds.tasks[0]?.run({ gatheringId: made.id, at: made.at, remindMinutes: 30 }, run);
    expect(await reminders(leader)).toBe(0);
  });

  it('comes at once where its moment had passed when the gathering was made', async () => {
    await guilds.made(guild.leader, guild.id, { at: guilds.at(15), remindMinutes: 180 });
    await guilds.runJobs();
    expect(await reminders(guild.leader)).toBe(1);
  });

  it.each([
    [9.9, 1],
    [10.1, 0],
  ])('of a process that was down until %s minutes after the beginning comes %s times', async (minutes, times) => {
    await guilds.made(guild.leader, guild.id, { at: guilds.at(60) });
    await guilds.passAndRun((60 + minutes) * MINUTE_MS);
    expect(await reminders(guild.leader)).toBe(times);
  });

  it('does not come of what is cancelled, nor to who has left', async () => {
    const { leader, member } = guild;
    const cancelled = await guilds.made(leader, guild.id, { at: guilds.at(60) });
    const stands = await guilds.made(leader, guild.id, { at: guilds.at(61) });
    await guilds.answer(member, stands, 1);
    await guilds.outcome(leader, 'DELETE', pathOf(cancelled));
    await guilds.outcome(member, 'DELETE', `/${guild.id}/members`);
    await guilds.passAndRun(40 * MINUTE_MS);
    expect([await reminders(leader), await reminders(member)]).toEqual([1, 0]);
  });

  it('waits while the guild is closed or hidden', async () => {
    const { leader } = guild;
    await guilds.made(leader, guild.id, { at: guilds.at(60) });
    await setGuild({ deleted_at: guilds.now });
    await guilds.passAndRun(40 * MINUTE_MS);
    expect(await reminders(leader)).toBe(0);
    await setGuild({ deleted_at: null, hidden_at: guilds.now, hidden_reason: '사칭' });
    await guilds.passAndRun(10 * MINUTE_MS);
    expect(await reminders(leader)).toBe(0);
    await setGuild({ hidden_at: null, hidden_reason: null });
    await guilds.passAndRun(5 * MINUTE_MS);
    expect(await reminders(leader)).toBe(1);
  });
});

describe('a weekly gathering', () => {
  const weekly = (parts: object = {}, by = guild.leader) =>
    guilds.made(by, guild.id, { at: guilds.at(60), minutes: 60, repeat: 'weekly', ...parts });
  const endTask = (made: Gathering) => {
    const endsAt = new Date(Date.parse(made.at) + made.minutes * MINUTE_MS).toISOString();
    const run = { signal: new AbortController().signal, isLastAttempt: false };
    return guilds.tasks[1]?.run({ gatheringId: made.id, endsAt }, run);
  };

  it('that ends makes the next one, a week after, which nobody has answered', async () => {
    const { leader, member, elder } = guild;
    const made = await weekly({ capacity: 5, place: '부여성 남쪽', note: '늦지 마세요' }, elder);
    await guilds.answer(member, made, 1);
    await guilds.outcome(leader, 'PUT', pathOf(made), { title: '이름을 바꾼 일정' });
    await guilds.passAndRun(2 * HOUR_MS - 1);
    expect(await series()).toHaveLength(1);
    await guilds.passAndRun(1);
    const rows = await series();
    expect(hoursOf(rows)).toEqual([0, 168]);
    expect((await guilds.send(member, 'GET', pathOf(rows[1] ?? made))).body).toMatchObject({
      title: '이름을 바꾼 일정',
      kind: 2,
      minutes: 60,
      place: '부여성 남쪽',
      note: '늦지 마세요',
      capacity: 5,
      repeat: 'weekly',
      state: 1,
      creator: { id: elder.profile.id },
      answers: [],
      own: null,
    });
    expect(await countOf(member, 'gathering.made')).toBe(2);
    expect(await countOf(elder, 'gathering.made')).toBe(1);
    await guilds.passAndRun(WEEK);
    expect(hoursOf(await series())).toEqual([0, 168, 336]);
  });

  it('makes it once, however many processes do it and however often', async () => {
    const made = await weekly();
    guilds.pass(2 * HOUR_MS);
    await Promise.all(Array.from({ length: 8 }, () => endTask(made)));
    await guilds.runJobs();
    await endTask(made);
    expect(hoursOf(await series())).toEqual([0, 168]);
    expect(await countOf(guild.member, 'gathering.made')).toBe(2);
  });

  it('is not repeated where the making of the next one failed half-way, and is when it is done again', async () => {
    const made = await weekly();
    guilds.pass(2 * HOUR_MS);
    const fail = { clock: guilds.clock, config: guilds.site.api.config };
    const { gatheringTasks } = await import('./follow-schedule.job.ts');
    const [, ended] = gatheringTasks({
      ...fail,
      transact: (work) =>
        guilds.site.api.transact(async (unit) => {
          await work(unit);
          throw new Error('the process dies');
        }),
    });
    const endsAt = new Date(Date.parse(made.at) + HOUR_MS).toISOString();
    const run = { signal: new AbortController().signal, isLastAttempt: false };
    await expect(ended?.run({ gatheringId: made.id, endsAt }, run)).rejects.toThrow('the process dies');
    expect(await series()).toHaveLength(1);
    await guilds.runJobs();
    expect(await series()).toHaveLength(2);
  });

  it('goes on after an outage with the first one that can still be come to, and makes none that was missed', async () => {
    await weekly();
    await guilds.passAndRun(60 * MINUTE_MS + 3 * WEEK - 10 * MINUTE_MS);
    expect(hoursOf(await series())).toEqual([0, 3 * 168]);
  });

  it('leaves out the one that begins in less than ten minutes after an outage', async () => {
    await weekly();
    await guilds.passAndRun(60 * MINUTE_MS + 3 * WEEK - 10 * MINUTE_MS + 1);
    expect(hoursOf(await series())).toEqual([0, 4 * 168]);
  });

  it('that is cancelled is cancelled alone, unless its series is', async () => {
    const made = await weekly();
    expect(await guilds.outcome(guild.leader, 'DELETE', pathOf(made))).toBe(200);
    await guilds.passAndRun(2 * HOUR_MS);
    const [, next] = await series();
    expect(next?.state).toBe(1);
    expect(await guilds.outcome(guild.leader, 'DELETE', `${pathOf(made)}?series=true`)).toBe('ENDED');
    expect(await guilds.outcome(guild.leader, 'DELETE', pathOf(next ?? made))).toBe(200);
    expect(await guilds.outcome(guild.leader, 'DELETE', `${pathOf(next ?? made)}?series=true`)).toBe(200);
    await guilds.passAndRun(2 * WEEK);
    expect((await series()).map(({ state }) => state)).toEqual([4, 4]);
  });

  it('is the last one where its repetition is taken off', async () => {
    const made = await weekly();
    expect(await guilds.outcome(guild.leader, 'PUT', pathOf(made), { repeat: null })).toBe(200);
    await guilds.passAndRun(WEEK);
    expect(await series()).toHaveLength(1);
  });

  it('ends when it ends by now, however its length was changed', async () => {
    const made = await weekly();
    await guilds.outcome(guild.leader, 'PUT', pathOf(made), { minutes: 180 });
    await guilds.passAndRun(3 * HOUR_MS);
    expect(await series()).toHaveLength(1);
    await guilds.passAndRun(HOUR_MS);
    expect(hoursOf(await series())).toEqual([0, 168]);
  });

  it('stops after four in a row that nobody came to, and its maker is told', async () => {
    const { leader, member } = guild;
    await weekly();
    for (let week = 0; week < 6; week += 1) await guilds.passAndRun(week === 0 ? 2 * HOUR_MS : WEEK);
    // The first one had its maker.
    expect(await series()).toHaveLength(5);
    expect([await countOf(leader, 'gathering.stopped'), await countOf(member, 'gathering.stopped')]).toEqual([1, 0]);
  });

  it('goes on as long as one of four has somebody', async () => {
    await weekly();
    await guilds.passAndRun(2 * HOUR_MS);
    for (let week = 1; week < 4; week += 1) await guilds.passAndRun(WEEK);
    const [last] = (await series()).filter(({ state }) => state === 1);
    expect((await guilds.answer(guild.member, { guildId: guild.id, id: last?.id ?? 0 }, 1)).status).toBe(200);
    for (let week = 4; week < 8; week += 1) await guilds.passAndRun(WEEK);
    expect((await series()).filter(({ state }) => state === 1)).toHaveLength(1);
    expect(await countOf(guild.leader, 'gathering.stopped')).toBe(0);
  });

  it('tells nothing to a maker who has left', async () => {
    await weekly({}, guild.elder);
    await guilds.outcome(guild.elder, 'DELETE', `/${guild.id}/members`);
    for (let week = 0; week < 6; week += 1) await guilds.passAndRun(week === 0 ? 2 * HOUR_MS : WEEK);
    expect(await series()).toHaveLength(4);
    expect(await guilds.gatheringNoticesOf(guild.elder)).toEqual([]);
  });

  it('of a guild that is closed waits, and goes on once it is restored', async () => {
    await weekly();
    await setGuild({ deleted_at: guilds.now });
    await guilds.passAndRun(3 * DAY_MS);
    expect(await series()).toHaveLength(1);
    await setGuild({ deleted_at: null });
    await guilds.passAndRun(HOUR_MS);
    expect(hoursOf(await series())).toEqual([0, 168]);
  });
});

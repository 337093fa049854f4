import { gatheringTasks } from '#features/community/gatherings/follow-schedule.job.ts';
import type { Gathering } from '#features/community/gatherings/gathering.contract.ts';
import { isPinned } from '#features/community/guild-posts/guild-post-data.service.ts';
import { guildMessageTasks } from '#features/community/guild-webhooks/post-guild-message.job.ts';
import { silentLog } from '#platform/log/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { runDueJobs } from './due-jobs.ts';
import { GuildSite } from './guild-site.ts';
import type { SignedInPlayer } from './sign-in-as.ts';

export interface GatheringGuild {
  id: number;
  leader: SignedInPlayer;
  deputy: SignedInPlayer;
  elder: SignedInPlayer;
  member: SignedInPlayer;
  trainee: SignedInPlayer;
}

/** What tests do with the schedule of a guild. */
export class GatheringSite extends GuildSite {
  async guildOfRanks(): Promise<GatheringGuild> {
    const leader = await this.player();
    const deputy = await this.player();
    const elder = await this.player();
    const member = await this.player({ job: 4 });
    const trainee = await this.player();
    const id = await this.guildOf(leader, [deputy, 2], [elder, 3], [member, 4], [trainee, 5]);
    return { id, leader, deputy, elder, member, trainee };
  }

  /** By the clock of the site. */
  at(minutes: number): string {
    return new Date(this.now.getTime() + minutes * MINUTE_MS).toISOString();
  }

  async made(player: SignedInPlayer, guildId: number, parts: object = {}): Promise<Gathering> {
    const input = { title: '보스 같이 가요', kind: 2, at: this.at(24 * 60), ...parts };
    const { status, body } = await this.send(player, 'POST', `/${guildId}/gatherings`, input);
    if (status !== 201) throw new Error(`The making answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  answer(
    player: SignedInPlayer,
    { guildId, id }: Pick<Gathering, 'guildId' | 'id'>,
    answer: number,
    parts: object = {},
  ) {
    return this.send(player, 'PUT', `/${guildId}/gatherings/${id}/answer`, { answer, ...parts });
  }

  async listed(player: SignedInPlayer, guildId: number, query = ''): Promise<Gathering[]> {
    const { status, body } = await this.send(player, 'GET', `/${guildId}/gatherings${query}`);
    if (status !== 200) throw new Error(`The list answered ${status}.`);
    return body;
  }

  get tasks() {
    const { transact, config } = this.site.api;
    return gatheringTasks({ transact, clock: this.clock, config });
  }

  get messageTasks() {
    const { db, transact, config } = this.site.api;
    return guildMessageTasks({ db, transact, clock: this.clock, config, log: silentLog, isPinned });
  }

  runJobs(): Promise<number> {
    return runDueJobs(this.site, [...this.tasks, ...this.messageTasks], this.clock);
  }

  /** Time passes, and what becomes due is done. */
  async passAndRun(ms: number): Promise<void> {
    this.pass(ms);
    await this.runJobs();
  }

  async gatheringNoticesOf(player: SignedInPlayer): Promise<string[]> {
    return (await this.noticesOf(player)).filter((kind) => kind.startsWith('gathering.'));
  }
}

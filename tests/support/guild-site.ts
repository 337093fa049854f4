import { afterAll, beforeAll } from 'vitest';
import type { Rank } from '#features/community/guilds/guild.labels.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { suspend } from '#tests/factories/people.ts';
import { type App, openApp } from './open-app.ts';
import { accessToken, bearer, type SignedInPlayer, signInAs } from './sign-in-as.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type InjectedAnswer = Awaited<ReturnType<App['app']['inject']>>;

const SESSION_DAYS = 200;

/** A site whose clock moves on by hand, open during the tests of a file, and what these do with guilds there. */
export class GuildSite {
  readonly clock: { now(): Date };
  #now = new Date();
  #names = 0;
  #site: App | undefined;

  constructor(settings: () => Readonly<Record<string, string>> = () => ({})) {
    this.clock = { now: () => this.#now };
    beforeAll(async () => {
      const options = { items: [], settings: { RATE_LIMIT_SCALE: '1000', ...settings() }, clock: this.clock };
      this.#site = await openApp(options);
    });
    afterAll(() => this.site.close());
  }

  get site(): App {
    if (!this.#site) throw new Error('The site is not open.');
    return this.#site;
  }

  get db() {
    return this.site.api.db;
  }

  get now(): Date {
    return this.#now;
  }

  /** Back to the clock on the wall. */
  resetClock(): void {
    this.#now = new Date();
  }

  pass(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }

  newName(): string {
    this.#names += 1;
    return `새문파${this.#names}`;
  }

  /** With a session that outlives the clock of these tests. */
  async player(parts: object = {}): Promise<SignedInPlayer> {
    const signedIn = await signInAs(this.site, { profile: { job: 1, level: 90, ...parts } });
    const { userId, sessionId } = signedIn;
    const end = new Date(this.#now.getTime() + SESSION_DAYS * DAY_MS);
    await this.db.updateTable('sign_in.session').set({ ends_at: end }).where('id', '=', sessionId).execute();
    const token = await accessToken(this.site, { userId, sessionId, expiresAt: Math.floor(end.getTime() / 1000) });
    return { ...signedIn, token, headers: bearer(token) };
  }

  players(count: number): Promise<SignedInPlayer[]> {
    return Promise.all(Array.from({ length: count }, () => this.player()));
  }

  suspend(player: SignedInPlayer): Promise<void> {
    return suspend(this.db, player, new Date(this.#now.getTime() + DAY_MS));
  }

  /** Shortly after a sign-in, as it has to be. */
  async deleteAccount({ userId, sessionId }: SignedInPlayer): Promise<void> {
    const timestamp = Math.floor(this.#now.getTime() / 1000);
    const token = await accessToken(this.site, {
      userId,
      sessionId,
      expiresAt: timestamp + 3600,
      claims: { amr: [{ method: 'oauth', timestamp }] },
    });
    const { statusCode } = await this.site.app.inject({
      method: 'POST',
      url: '/api/profiles/delete',
      headers: bearer(token),
    });
    if (statusCode !== 200) throw new Error(`The deletion answered ${statusCode}.`);
  }

  request(player: SignedInPlayer | null, method: Method, url: string, payload?: object): Promise<InjectedAnswer> {
    return this.site.app.inject({
      method,
      url,
      headers: player?.headers ?? { 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
  }

  /** @param path behind `/api/guilds` */
  async send(player: SignedInPlayer | null, method: Method, path: string, payload?: object) {
    const answer = await this.request(player, method, `/api/guilds${path}`, payload);
    const body = answer.json();
    return { status: answer.statusCode, body, reason: body?.data?.reason as string | undefined };
  }

  /** The reason of a conflict, else the status. */
  async outcome(...request: Parameters<GuildSite['send']>): Promise<string | number> {
    const { status, reason } = await this.send(...request);
    return reason ?? status;
  }

  async founded(leader: SignedInPlayer, parts: object = {}): Promise<number> {
    const { status, body } = await this.send(leader, 'POST', '', { name: this.newName(), gameServer: 1, ...parts });
    if (status !== 201) throw new Error(`The founding answered ${status}.`);
    return body.id;
  }

  async guildOf(leader: SignedInPlayer, ...members: [SignedInPlayer, Rank][]): Promise<number> {
    const { id } = await insertGuild(this.db, {
      leader_id: leader.profile.id,
      members: members.map(([{ profile }, rank]) => ({ profileId: profile.id, rank })),
    });
    return id;
  }

  /** By profile id. */
  async ranksIn(guildId: number): Promise<Map<number, number>> {
    const rows = await this.db
      .selectFrom('guild_member')
      .select(['profile_id', 'rank'])
      .where('guild_id', '=', guildId)
      .where('left_at', 'is', null)
      .execute();
    return new Map(rows.map(({ profile_id, rank }) => [profile_id, rank]));
  }

  async noticesOf({ profile }: SignedInPlayer): Promise<string[]> {
    const rows = await this.db
      .selectFrom('notification')
      .select('kind')
      .where('profile_id', '=', profile.id)
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  }
}

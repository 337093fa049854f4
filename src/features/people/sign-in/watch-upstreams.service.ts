import type { Db } from '#platform/database/db.ts';
import { countHistorySince } from './auth-session.repository.ts';
import { countFlowsSince } from './flow.repository.ts';
import { WATCHED_FLOWS_MS } from './sign-in.rules.ts';

/** The services of others that tell the embedded provider who somebody is. */
const UPSTREAMS = ['discord', 'kakao'] as const;
export type WatchedUpstream = (typeof UPSTREAMS)[number];

export interface UpstreamSignIns {
  upstream: WatchedUpstream;
  begun: number;
  done: number;
}

/** Counts the sign-ins of the last half hour: those that were begun, and those that succeeded. */
export async function countSignIns(db: Db, now: Date): Promise<UpstreamSignIns[]> {
  const since = new Date(now.getTime() - WATCHED_FLOWS_MS);
  const [flows, history] = await Promise.all([
    countFlowsSince(db, UPSTREAMS, since),
    countHistorySince(db, UPSTREAMS, since),
  ]);
  return UPSTREAMS.map((upstream) => {
    const { begun = 0, answered = 0 } = flows.find(({ provider }) => provider === upstream) ?? {};
    const done = history.find(({ provider }) => provider === upstream)?.done ?? 0;
    return { upstream, begun: begun + done, done: answered + done };
  });
}

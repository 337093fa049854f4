import { decodeJwt } from 'jose';
import type { PeopleContext } from '#features/people/people.context.ts';
import type { MaintenancePlan } from '#features/shell/maintenance/maintenance.rules.ts';
import { shellErrors } from '#features/shell/shell-error.labels.ts';
import type { Db } from '#platform/database/db.ts';
import { createEventFeed, type EventFeed } from '#platform/live/event-feed.ts';
import type { LiveContext } from '#platform/live/live.routes.ts';
import { LiveHub } from '#platform/live/live-hub.ts';
import type { LiveTopics } from '#platform/live/live-topics.ts';
import type { Log } from '#platform/log/log.ts';
import { AppError } from '#shared/errors.ts';
import { createLiveTopics, LIVE_DESCRIPTION } from './live-topics.ts';

export interface Live extends Pick<EventFeed, 'readOn'> {
  hub: LiveHub;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface LiveOptions {
  db: Db;
  /** Called for each topic of new events before those who listen are told. */
  onTopic(topic: string): void;
  log: Log;
  topics?: LiveTopics;
  epoch?: string;
}

export function openLive({ db, onTopic, log, topics = createLiveTopics(db), epoch }: LiveOptions): Live {
  const hub = new LiveHub({ topics, ...(epoch !== undefined && { epoch }) });
  const feed = createEventFeed({
    db,
    log,
    onEvents(events) {
      for (const topic of new Set(events.flatMap(({ topics }) => topics))) onTopic(topic);
      hub.publish(events);
    },
  });
  return { hub, readOn: feed.readOn, start: async () => hub.start(await feed.open()), stop: feed.close };
}

type ListeningContext = Pick<PeopleContext, 'access' | 'provider' | 'config' | 'clock'> & {
  live: LiveHub;
  db: Db;
  maintenance?(): MaintenancePlan | null;
};

/**
 * A session that was ended on another device receives nothing after its next connection, at the latest when its token
 * expires.
 */
export function createLiveContext(context: ListeningContext): LiveContext {
  const { live, db, clock, access, provider, config, maintenance } = context;
  return {
    hub: live,
    description: LIVE_DESCRIPTION,
    site: config,
    async whoListens(request) {
      const person = await access.personOf(request);
      const isSignedIn = person !== null && (await provider.isSessionAlive(db, person, clock.now()));
      // It may have begun meanwhile, and then has closed the connections that were there.
      if (maintenance?.() && !request.isDuringMaintenance) {
        throw new AppError('UNAVAILABLE', { message: shellErrors.underMaintenance });
      }
      if (!isSignedIn) return null;
      return { userId: person.userId, expiresAt: decodeJwt(person.token).exp ?? 0 };
    },
  };
}

import { onLive } from '#platform/client/live.ts';
import type { Guild } from '../guild.contract.ts';
import { guildEventTypes } from '../guild.events.ts';
import { guildFilter } from '../guild.filter.ts';
import { guildTopics } from '../guild.topics.ts';
import type { GuildsQuery } from '../guild-page.params.ts';

export interface ShownGuilds {
  readonly rows: readonly Guild[];
  /** Guilds founded since, newest first, which are inserted on demand. */
  readonly waiting: readonly Guild[];
}

type Step = <Shown extends ShownGuilds>(shown: Shown) => Shown;

/**
 * Keeps the rows of a list up to date.
 * @returns the unsubscribe function
 */
export function followGuilds({ filter, sort, isFirstPage }: GuildsQuery, change: (step: Step) => void): () => void {
  const takesNew = isFirstPage && sort === 'new';
  return onLive([guildTopics.all], (event) => {
    const { created, changed, closed } = guildEventTypes;
    if (created.matches(event) && takesNew && guildFilter.matches(event.data, filter)) {
      change((shown) => ({ ...shown, waiting: [event.data, ...without(shown.waiting, event.data.id)] }));
    }
    if (changed.matches(event)) {
      const { data } = event;
      const renewed = (guilds: readonly Guild[]) => guilds.map((guild) => (guild.id === data.id ? data : guild));
      change((shown) => ({ ...shown, rows: renewed(shown.rows), waiting: renewed(shown.waiting) }));
    }
    if (closed.matches(event)) {
      const { id } = event.data;
      change((shown) => ({ ...shown, rows: without(shown.rows, id), waiting: without(shown.waiting, id) }));
    }
  });
}

function without(guilds: readonly Guild[], id: number): Guild[] {
  return guilds.filter((guild) => guild.id !== id);
}

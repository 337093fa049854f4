import { useState } from 'react';
import { useLive } from '#platform/client/live.ts';
import type { Guild } from '../guild.contract.ts';
import { guildEventTypes } from '../guild.events.ts';
import { guildTopics } from '../guild.topics.ts';

interface LiveGuild {
  guild: Guild;
  /** Whether the guild was closed or hidden after the page was loaded. */
  isGone: boolean;
}

/** Keeps the public part of the page's guild up to date. */
export function useLiveGuild(first: Guild): LiveGuild {
  const [{ of, ...shown }, setShown] = useState({ of: first, guild: first, isGone: false });
  if (of !== first) setShown({ of: first, guild: first, isGone: false });
  useLive([guildTopics.all], (event) => {
    const { changed, closed } = guildEventTypes;
    if (changed.matches(event) && event.data.id === first.id) setShown({ of: first, guild: event.data, isGone: false });
    if (closed.matches(event) && event.data.id === first.id) setShown((now) => ({ ...now, isGone: true }));
  });
  return shown;
}

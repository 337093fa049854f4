import type { ComponentType, ReactNode } from 'react';
import type { Guild, Membership } from '../../guild.contract.ts';
import type { Rank } from '../../guild.labels.ts';

/** Properties of every tab for members: the guild and the visitor's membership. */
export interface InsideProps {
  guildId: number;
  rank: Rank;
  profileId: number;
  guild: Guild;
  membership: Membership;
}

/** A tab that a satellite adds to a guild's page for members. */
export interface GuildTab {
  /** Name in the address: `?tab=board`. */
  readonly name: string;
  label(guildId: number): ReactNode;
  readonly Part: ComponentType<InsideProps>;
}

/** Everything that satellites show within a guild. */
export interface GuildParts {
  /** Tabs in the order of the menu. */
  readonly tabs: readonly GuildTab[];
  /** Renders panels beside the settings, for members who may change them. */
  settings(guildId: number): ReactNode;
}

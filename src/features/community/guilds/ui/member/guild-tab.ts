import type { ComponentType, ReactNode } from 'react';
import type { Guild, Membership } from '../../guild.contract.ts';
import type { Rank } from '../../guild-codes.ts';

/** Every part for members gets the guild, and how the visitor stands in it. */
export interface InsideProps {
  guildId: number;
  rank: Rank;
  profileId: number;
  guild: Guild;
  membership: Membership;
}

/** A part of a guild's page that a satellite has there for members. */
export interface GuildTab {
  /** In the address: `?tab=board`. */
  readonly name: string;
  label(guildId: number): ReactNode;
  readonly Part: ComponentType<InsideProps>;
}

/** Everything that satellites show inside of a guild. */
export interface GuildParts {
  /** In the order of the menu. */
  readonly tabs: readonly GuildTab[];
  /** Panels beside the settings, for those who may change them. */
  settings(guildId: number): ReactNode;
}

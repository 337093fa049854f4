import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { Guild } from '../guild.contract.ts';
import { guildPath, JOIN_POLICY_NAMES, rankName } from '../guild.labels.ts';
import { isFull, isSeeking, wantedText } from '../guild-page.labels.ts';
import { GuildSign } from './guild-sign.tsx';
import css from './guilds.module.css';

interface GuildRowProps {
  guild: Guild;
  /** The visitor's rank in this guild, or `asked` if they have applied. */
  own?: number | 'asked' | undefined;
  server?: string | undefined;
}

export function GuildRow({ guild, own, server }: GuildRowProps) {
  const { name, description, leader, memberCount, joinPolicy, isDiscord, isSample } = guild;
  const [firstLine] = description.split('\n');
  const isMember = typeof own === 'number';
  return (
    <li className={classNames('tap-row', css.guild, isMember && css.mine)}>
      <GuildSign guild={guild} className={css.sign} />
      <a className={`opens ${css.name}`} href={guildPath(guild.id)}>
        <b>{name}</b>
        {server && <Tag>{server}</Tag>}
        {isDiscord && <Tag>디스코드</Tag>}
        {isMember && <Tag tone="warn">{rankName(own)}</Tag>}
        {own === 'asked' && <Tag tone="warn">신청함</Tag>}
        {isSample && <span className="meta">견본</span>}
      </a>
      <span className={`meta ${css.about}`}>
        {leader && (
          <span className="nowrap">
            문주 <span className={`g${leader.grade}`}>{leader.name}</span>
          </span>
        )}
        {firstLine && <span className={css.line}>{firstLine}</span>}
      </span>
      {isSeeking(guild) && <span className={`meta ${css.wanted}`}>{wantedText(guild)}</span>}
      <span className={`meta ${css.count}`}>
        <b>{memberCount}</b>명
      </span>
      <span className={`meta ${css.policy}`}>{isFull(guild) ? '마감' : JOIN_POLICY_NAMES[joinPolicy]}</span>
    </li>
  );
}

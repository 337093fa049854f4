import type { TradeListItem } from '../../trade-list-item.rules.ts';

export function PlayerName({ userId, name, grade }: Pick<TradeListItem['player'], 'userId' | 'name' | 'grade'>) {
  if (userId === null) return <span className="faint elide block">{name}</span>;
  return (
    <a className={`g${grade} elide block`} href={`/profiles/${userId}`}>
      {name}
    </a>
  );
}

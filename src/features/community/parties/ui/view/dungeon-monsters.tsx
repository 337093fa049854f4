import { MonsterLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { PartyPageData } from '../../pages/party.loader.ts';

export interface DungeonMonstersProps {
  dungeonMonsters: NonNullable<PartyPageData['dungeonMonsters']>;
}

/** Lists the monsters of the party's dungeon. */
export default function DungeonMonsters({ dungeonMonsters: { href, monsters } }: DungeonMonstersProps) {
  return (
    <Panel title="사냥터 몬스터" aside="마리당 경험치" more={{ href, label: '사냥터' }}>
      <ul className="lines">
        {monsters.map(({ exp, ...monster }) => (
          <li key={monster.id} className="line">
            <span className="grow min-w-0">
              <MonsterLink {...monster} />
            </span>
            <span className="num">{exp === null ? '–' : formatDigits(exp)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

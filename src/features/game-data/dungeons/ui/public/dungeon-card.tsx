import type { Dungeon } from '../../../catalog/dungeon.contract.ts';
import type { Monster } from '../../../catalog/monster.contract.ts';
import { GameCard, namesRow } from '../../../refs/ui/public/card-parts.tsx';
import { regionName } from '../../../region.labels.ts';
import { dungeonLevels } from '../../dungeon-level.labels.ts';

export function DungeonCard({ dungeon, monsters }: { dungeon: Dungeon; monsters: readonly Monster[] }) {
  const { id, region, name, floors, location, confidence } = dungeon;
  const level = dungeonLevels(dungeon);
  const rows = [
    ...(level === null ? [] : [{ label: '레벨', value: level }]),
    ...(floors === null ? [] : [{ label: '층', value: `${floors}층` }]),
    ...(location === '' ? [] : [{ label: '위치', value: location }]),
    ...namesRow(
      '몬스터',
      monsters.map((monster) => monster.name),
    ),
  ];
  return (
    <GameCard
      look={{ icon: 'skill/cave-entrance' }}
      name={name}
      sub={regionName(region)}
      rows={rows}
      confidence={confidence}
      href={`/dungeons/regions/${region}#${id}`}
    />
  );
}

import { formatDigits } from '#shared/korean/amount.ts';
import { signedNumber } from '../../../catalog/item.labels.ts';
import { dungeonLevels } from '../../../dungeons/dungeon-level.labels.ts';
import { GameCard, namesRow } from '../../../refs/ui/public/card-parts.tsx';
import { monsterIcon } from '../../../refs/ui/public/monster-icon.ts';
import type { MonsterDetail } from '../../monster-endpoints.contract.ts';

export function MonsterCard({ monster }: { monster: MonsterDetail }) {
  const { dungeon, exp, hp, ac } = monster;
  const level = dungeon ? dungeonLevels(dungeon) : null;
  const rows = [
    ...(exp === null ? [] : [{ label: '경험치', value: formatDigits(exp) }]),
    ...(hp === null ? [] : [{ label: '체력', value: formatDigits(hp) }]),
    ...(ac === null ? [] : [{ label: '무장', value: signedNumber(ac) }]),
    ...(level === null ? [] : [{ label: '사냥터 레벨', value: level }]),
    ...namesRow(
      '드롭 아이템',
      monster.drops.map(({ itemName }) => itemName),
    ),
  ];
  return (
    <GameCard
      look={monsterIcon(monster)}
      name={monster.name}
      sub={dungeon?.name ?? '출현 장소 모름'}
      rows={rows}
      confidence={monster.confidence}
      href={`/monsters/${monster.id}`}
    />
  );
}

import type { ReactNode } from 'react';
import type { KeyValue } from '#ui/components/key-values.tsx';
import { itemKindName, itemLead } from '../../../catalog/item.labels.ts';
import { itemStats, statText } from '../../../catalog/item-stat.labels.ts';
import { GameCard, namesRow } from '../../../refs/ui/public/card-parts.tsx';
import { itemIcon } from '../../../refs/ui/public/item-icon.ts';
import type { ItemDetail } from '../../item-endpoints.contract.ts';

const IN_HEAD: ReadonlySet<string> = new Set(['필요 레벨', '묶음']);

interface ItemCardProps {
  item: ItemDetail;
  prices: readonly KeyValue[];
  foot: ReactNode;
}

export function ItemCard({ item, prices, foot }: ItemCardProps) {
  const rows = [
    ...itemStats(item)
      .filter(({ label }) => !IN_HEAD.has(label))
      .map((stat) => ({ label: stat.label, value: statText(stat) })),
    ...namesRow(
      '나오는 곳',
      item.droppedBy.map(({ monster }) => monster.name),
    ),
    ...(item.madeBy.length > 0 ? [{ label: '만드는 법', value: `조합 ${item.madeBy.length}가지` }] : []),
    ...(item.usedIn.length > 0 ? [{ label: '조합 재료', value: `${item.usedIn.length}가지에 쓰임` }] : []),
    ...namesRow(
      '기술 재료',
      item.skills.map(({ name }) => name),
    ),
    ...namesRow(
      '파는 NPC',
      item.soldAt.flatMap(({ npcName, map }) => npcName ?? map?.name ?? []),
    ),
    ...prices,
  ];
  const lead = itemLead(item);
  return (
    <GameCard
      look={itemIcon(item)}
      name={item.name}
      sub={lead ? `${itemKindName(item)} · ${lead}` : itemKindName(item)}
      rows={rows}
      confidence={item.confidence}
      href={`/items/${item.id}`}
      foot={foot}
    />
  );
}

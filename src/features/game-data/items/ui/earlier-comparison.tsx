import { useEffect, useState } from 'react';
import { compareHref, MOST_COMPARED } from '../item-comparison.rules.ts';

interface Named {
  id: number;
  name: string;
}

/** The last comparison of several items. It lasts until the site is closed or reloaded. */
let last: readonly Named[] = [];

interface EarlierComparisonProps {
  items: readonly Named[];
  gameServer: number | undefined;
}

/** Offers to continue the last comparison to visitors who come from the page of a single item. */
export function EarlierComparison({ items, gameServer }: EarlierComparisonProps) {
  const [earlier, setEarlier] = useState<readonly Named[]>([]);
  useEffect(() => {
    if (items.length > 1) last = items;
    setEarlier(last);
  }, [items]);
  const [item] = items;
  const isKnown = earlier.some(({ id }) => id === item?.id);
  if (!item || items.length > 1 || isKnown || earlier.length === 0 || earlier.length >= MOST_COMPARED) return null;
  return (
    <p className="pad">
      <a href={compareHref([...earlier.map(({ id }) => id), item.id], gameServer)}>
        앞서 비교한 {earlier.map(({ name }) => name).join(', ')} 곁에 더하기
      </a>
    </p>
  );
}

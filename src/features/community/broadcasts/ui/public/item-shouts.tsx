import { useEffect, useState } from 'react';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { TRADE_TYPE_LABELS, TRADE_TYPE_TONES } from '#features/trade/trades/trade.labels.ts';
import { useNow } from '#platform/client/use-now.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { BroadcastLine } from '../../broadcast-line.ts';
import css from './item-shouts.module.css';
import { ShoutSource } from './shout-source.tsx';

interface ItemShoutsProps {
  itemId: number;
  /** Null: all servers. */
  gameServer: number | null;
  /** Address of the list of all shouts about the item. */
  href: string;
  /** Newest first. */
  lines: readonly BroadcastLine[];
}

/** Lists shouts about an item, separately from its listings; renders nothing without any. */
export function ItemShouts({ itemId, gameServer, href, lines }: ItemShoutsProps) {
  const [{ of, shown }, setShown] = useState(() => ({ of: lines, shown: lines }));
  if (of !== lines) setShown({ of: lines, shown: lines });
  const now = useNow();
  const isEmpty = lines.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of new data the item may be the same
  useEffect(() => {
    if (isEmpty) return undefined;
    return whileLoaded(
      () => import('../follow-item-shouts.ts'),
      ({ followItemShouts }) =>
        followItemShouts({
          itemId,
          gameServer,
          change: (step) =>
            setShown((before) => (before.of === lines ? { of: lines, shown: step(before.shown) } : before)),
        }),
    );
  }, [lines, itemId, gameServer]);
  if (isEmpty) return null;
  return (
    <Panel title="외침" id="shouts" more={{ href, label: '외침 전체' }}>
      <ul className="lines">
        {shown.map(({ id, message, read, ...shout }) => (
          <li key={id} className={css.row}>
            {read && <Tag tone={TRADE_TYPE_TONES[read.tradeType]}>{TRADE_TYPE_LABELS[read.tradeType]}</Tag>}
            <span className="min-w-0">
              <span className="elide block" title={message}>
                {message}
              </span>
              <ShoutSource shout={shout} now={now} />
            </span>
            <span className={css.price}>
              {read?.price != null && (
                <>
                  <Price amount={read.price} />
                  {read.isImplied && <span className="faint">쯤</span>}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

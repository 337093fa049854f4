import { useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import css from './trade-manual.module.css';

interface TradeManualProps {
  /** Address without a trailing slash. */
  folder: string;
  /** Number of steps. Pictures are named by them: `1.png`. */
  steps: number;
}

/**
 * Shows a picture of each step of a deal. A drawing replaces pictures that fail to load; if all fail, none is shown.
 */
export function TradeManual({ folder, steps }: TradeManualProps) {
  const [missing, setMissing] = useState<readonly number[]>([]);
  if (missing.length >= steps) return null;
  const drawInstead = (step: number) => setMissing((before) => [...new Set([...before, step])]);
  return (
    <Panel title="그림으로 보기">
      <ul className={css.steps}>
        {Array.from({ length: steps }, (_, at) => at + 1).map((step) => (
          <li key={step}>
            {missing.includes(step) ? (
              <span className={css.drawn}>
                <Tile icon="goods/scroll-unfurled" size="xl" />
              </span>
            ) : (
              <img
                ref={(image) => {
                  // The picture may have failed before hydration.
                  if (image?.complete && image.naturalWidth === 0) drawInstead(step);
                }}
                src={`${folder}/${step}.png`}
                alt={`순서 ${step}`}
                loading="lazy"
                onError={() => drawInstead(step)}
              />
            )}
            <span className="meta">{step}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

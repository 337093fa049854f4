import { useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import css from './trade-manual.module.css';

interface TradeManualProps {
  /** An address, without a slash at its end. */
  folder: string;
  /** Pictures are named by them: `1.png`. */
  steps: number;
}

/** A picture of each step of a deal; those that do not load are left out. */
export function TradeManual({ folder, steps }: TradeManualProps) {
  const [missing, setMissing] = useState<readonly number[]>([]);
  const shown = Array.from({ length: steps }, (_, at) => at + 1).filter((step) => !missing.includes(step));
  if (shown.length === 0) return null;
  const leaveOut = (step: number) => setMissing((before) => [...new Set([...before, step])]);
  return (
    <Panel title="그림으로 보기">
      <ul className={css.steps}>
        {shown.map((step) => (
          <li key={step}>
            <img
              ref={(image) => {
                // It may have failed before hydration.
                if (image?.complete && image.naturalWidth === 0) leaveOut(step);
              }}
              src={`${folder}/${step}.png`}
              alt={`순서 ${step}`}
              loading="lazy"
              onError={() => leaveOut(step)}
            />
            <span className="meta">{step}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

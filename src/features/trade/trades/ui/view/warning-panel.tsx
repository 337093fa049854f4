import { Panel } from '#ui/components/panel.tsx';
import { InfoIcon, WarningIcon } from '#ui/icons/icons.tsx';
import type { TradeWarning } from './trade-warnings.rules.ts';

/** What fits this moment, in words: colour and sign only help. */
export function WarningPanel({ warnings }: { warnings: readonly TradeWarning[] }) {
  if (warnings.length === 0) return null;
  const graveCount = warnings.filter(({ isGrave }) => isGrave).length;
  return (
    <Panel
      title={graveCount > 0 ? '조심하세요' : '알아 두세요'}
      aside={graveCount > 0 ? `${graveCount}가지` : undefined}
    >
      <ul className="trade-warnings">
        {warnings.map(({ id, title, text, isGrave }) => (
          <li key={id} className={isGrave ? 'grave' : undefined}>
            {isGrave ? <WarningIcon size={18} /> : <InfoIcon size={18} />}
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

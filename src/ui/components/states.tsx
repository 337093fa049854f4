import type { ReactNode } from 'react';
import type { GameIconName } from '../game-icons/names.ts';
import { WarningIcon } from '../icons/icons.tsx';
import { classNames } from './class-names.ts';
import { Tile } from './tile.tsx';

export function EmptyState({
  text,
  icon = 'skill/sailboat',
  action,
  className,
  isInLine = false,
}: {
  text: string;
  icon?: GameIconName;
  action?: ReactNode;
  className?: string;
  /** Whether to use a single line, for panels that are one of many. */
  isInLine?: boolean;
}) {
  return (
    <div className={classNames('state', isInLine && 'in-line', className)}>
      {!isInLine && <Tile icon={icon} size="l" />}
      <p>{text}</p>
      {action}
    </div>
  );
}

export function ErrorState({ text, hint, action }: { text: string; hint?: string; action?: ReactNode }) {
  return (
    <div className="state" role="alert">
      <WarningIcon size={28} />
      <div>
        <p>{text}</p>
        {hint && <p className="faint">{hint}</p>}
      </div>
      {action}
    </div>
  );
}

const rowNumbers = (count: number) => Array.from({ length: count }, (_, row) => row);
const WIDTHS = [106, 76, 130, 90, 118] as const;

export function Skeleton({ rows = 4, className = 't' }: { rows?: number; className?: string }) {
  return (
    <table className={className} aria-busy="true" aria-label="불러오는 중">
      <tbody>
        {rowNumbers(rows).map((row) => (
          <tr key={row}>
            <td>
              <span className="item">
                <i className="skel tile" />
                <i className="skel" style={{ width: WIDTHS[row % WIDTHS.length] }} />
              </span>
            </td>
            <td>
              <i className="skel" style={{ width: 76, marginLeft: 'auto' }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

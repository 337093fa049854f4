import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { Tag } from '#ui/components/tag.tsx';
import { SANCTION_NAMES, sanctionState } from '../../sanction.labels.ts';
import css from './report-screen.module.css';

/** The suspensions and warnings of a player, newest first. */
export function SanctionRows({ sanctions }: { sanctions: readonly Sanction[] }) {
  if (sanctions.length === 0) return <p className={`meta ${css.none}`}>제재를 받은 적이 없습니다.</p>;
  return (
    <ul className={`lines ${css.rows}`} aria-label="제재">
      {sanctions.map((sanction) => (
        <li key={sanction.id} className="line">
          <Tag tone={sanction.kind === 'suspension' ? 'bad' : 'warn'}>{SANCTION_NAMES[sanction.kind]}</Tag>
          <div className="grow min-w-0">
            <p className="elide">{sanction.reason}</p>
            <p className="meta">{sanctionState(sanction)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { Panel } from '#ui/components/panel.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import css from './settlement.module.css';

/** The frame until it is known who looks. */
export function Waiting() {
  return (
    <div className={css.cols}>
      <div className="stack">
        <Panel title="판매 내역">
          <Skeleton rows={4} />
        </Panel>
        <Panel title="나누기">
          <Skeleton rows={6} />
        </Panel>
      </div>
    </div>
  );
}

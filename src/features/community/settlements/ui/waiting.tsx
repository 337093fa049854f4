import { Panel } from '#ui/components/panel.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import css from './settlement.module.css';

/** Frame that is shown until the visitor is known. */
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

import type { LiveList } from '#shared/live-list.ts';
import css from './new-rows.module.css';

interface NewRowsProps {
  list: Pick<LiveList<unknown>, 'waiting' | 'isBehind'> | null;
  /** Label before the number: `새 글` */
  label: string;
  /** Label where there are too many to count: `새 글이 더 있습니다` */
  more: string;
  onShow: () => void;
}

/** The number of new rows above a live list. Its height is constant, so that nothing moves when it appears. */
export function NewRows({ list, label, more, onShow }: NewRowsProps) {
  const count = list?.waiting.length ?? 0;
  return (
    <span className="row" data-spoken="">
      {(count > 0 || list?.isBehind) && (
        <>
          <span className="live">{list?.isBehind ? more : `${label} ${count}건`}</span>
          <button type="button" className={css.show} onClick={onShow}>
            불러오기
          </button>
        </>
      )}
    </span>
  );
}

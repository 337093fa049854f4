import { ItemLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { dropParams } from '../drop.params.ts';
import type { KnownRate } from '../pages/drop.loader.ts';
import css from './chance.module.css';

export function KnownRates({
  rates,
  queryState,
}: {
  rates: readonly KnownRate[];
  queryState: QueryStateOf<typeof dropParams>;
}) {
  return (
    <Panel title="알려진 확률" aside="조합과 감정">
      <table className={`t two even ${css.rates}`} aria-label="알려진 확률">
        <thead>
          <tr>
            <th>얻는 아이템</th>
            <th className="num">확률</th>
            <th className="num">계산</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ id, item, category, rate, note }) => (
            <tr key={id} className="tap-row">
              <td>
                <ItemLink {...item} className="opens" sub={<span className={css.note}>{note ?? category}</span>} />
              </td>
              <td className="num">
                <b>{rate}%</b>
              </td>
              <td className="num">
                <a
                  className="btn sm"
                  href={queryState.href({ p: String(rate) })}
                  aria-label={`${item.name}, 이 확률로 계산`}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    queryState.set({ p: String(rate) });
                  }}
                >
                  이 확률로
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { ItemLink } from '#features/game-data/ui/public/item-link.tsx';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { copyText } from '#ui/overlay/copy-text.ts';
import type { Band, MaterialList, MaterialRow } from '../material-list.rules.ts';
import type { MaterialView } from '../pages/skill-materials.loader.ts';
import { bandText, shoppingText } from '../shopping.labels.ts';
import css from './skill-materials.module.css';

interface MaterialPanelProps {
  band: Band;
  list: MaterialList;
  materials: readonly MaterialView[];
}

export function MaterialPanel({ band, list, materials }: MaterialPanelProps) {
  const copy = () => copyText(shoppingText(band, list, materials), { done: '재료 목록을 복사했습니다' });
  return (
    <section className="panel" aria-label="모을 재료">
      <header>
        <h2>모을 재료</h2>
        <span className="meta">{bandText(band)}</span>
        {list.rows.length > 0 && (
          <button type="button" className={`more needs-script ${calculatorCss.more}`} onClick={copy}>
            목록 복사
          </button>
        )}
      </header>
      {list.rows.length === 0 ? (
        <p className="pad dim">이 구간에는 알려진 재료가 없습니다.</p>
      ) : (
        <table className={`t even ${css.needs}`} aria-label="모을 재료">
          <thead>
            <tr>
              <th>재료</th>
              <th className="num">개수</th>
              <th className="num wide">개당 시세</th>
              <th className="num">합계</th>
              <th className="wide">
                <span className="visually-hidden">찾기</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <Row key={row.at} row={row} material={materials[row.at]} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** On phones, which have no columns for it. */
function eachText({ price, isDropped, isMoney }: MaterialView): string {
  if (isMoney) return '돈';
  const parts = [price === null ? '시세 없음' : `개당 ${formatAmount(price)}`, isDropped && '몬스터에서'];
  return parts.filter((part) => part !== false).join(' · ');
}

function Row({ row, material }: { row: MaterialRow; material: MaterialView | undefined }) {
  if (!material) return null;
  const { item, name, price, isDropped, isMoney } = material;
  return (
    <tr className={item ? 'tap-row' : undefined}>
      <td>
        {item ? (
          <ItemLink {...item} className="opens" sub={<span className="narrow block">{eachText(material)}</span>} />
        ) : (
          name
        )}
      </td>
      <td className="num">
        <b>{formatDigits(row.quantity)}</b>
      </td>
      <td className="num wide">
        {price === null ? <span className="faint">시세 없음</span> : <Price amount={price} />}
      </td>
      <td className="num">{row.cost === null ? <span className="faint">–</span> : <Price amount={row.cost} />}</td>
      <td className="num wide">
        {item && !isMoney && (
          <span className={css.finds}>
            {isDropped && (
              <a href={`/items/${item.id}#drops`} aria-label={`${name} 얻는 곳`}>
                얻는 곳
              </a>
            )}
            <a href={`/trade/${item.id}`} aria-label={`${name} 거래`}>
              거래
            </a>
          </span>
        )}
      </td>
    </tr>
  );
}

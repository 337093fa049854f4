import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { ItemLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { RoughPrice } from '#features/trade/quotes/ui/public/rough-price.tsx';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { copyText } from '#ui/overlay/copy-text.ts';
import type { Band, MaterialList, MaterialRow } from '../material-list.rules.ts';
import type { MaterialView } from '../pages/skill-materials.loader.ts';
import { bandText, droppersText, shoppingText } from '../shopping.labels.ts';
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
          <button type="button" data-press="" className={`more needs-script ${calculatorCss.more}`} onClick={copy}>
            목록 복사
          </button>
        )}
      </header>
      {list.rows.length === 0 ? (
        <p className="pad dim">이 구간에는 알려진 재료가 없습니다.</p>
      ) : (
        <table className={`t even two ${css.needs}`} aria-label="모을 재료">
          <thead>
            <tr>
              <th>재료</th>
              <th className="num">개수</th>
              <th className="num">합계</th>
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

function Row({ row, material }: { row: MaterialRow; material: MaterialView | undefined }) {
  if (!material) return null;
  const { item, name } = material;
  return (
    <tr className={item ? 'tap-row' : undefined}>
      <td>
        {item ? <ItemLink {...item} className="opens" size="s" /> : name}
        {item && <SourceLinks item={item} material={material} />}
      </td>
      <td className="num">
        <b>{formatDigits(row.quantity)}</b>
      </td>
      <td className="num">{row.cost === null ? <span className="faint">–</span> : <RoughPrice amount={row.cost} />}</td>
    </tr>
  );
}

interface SourceLinksProps {
  item: GameRef;
  material: MaterialView;
}

/** Links to the material's price and to its sources. */
function SourceLinks({ item: { id }, material: { name, price, droppers, shop, isMoney } }: SourceLinksProps) {
  if (isMoney) return null;
  const leads = price === null ? '매물 보기' : formatAmount(price);
  return (
    <span className={`sub ${css.sources}`}>
      <a href={`/trade/${id}`} aria-label={`${name} ${leads}`}>
        {leads}
      </a>
      {droppers.length > 0 && (
        <a href={`/items/${id}#drops`} className={css.source}>
          <span className="faint">얻는 곳</span> {droppersText(droppers)}
        </a>
      )}
      {droppers.length === 0 && shop && (
        <a href={`/items/${id}`} className={css.source}>
          <span className="faint">파는 곳</span> {shop}
        </a>
      )}
      {droppers.length === 0 && !shop && <span className="faint">얻는 곳 모름</span>}
    </span>
  );
}

import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { LockIcon } from '#ui/icons/menu-icons.tsx';
import type { Settlement, SettlementEntry } from '../settlement.contract.ts';
import { isMarked } from '../settlement.rules.ts';
import { NOT_SOLD } from '../settlement-text.labels.ts';
import css from './settlement.module.css';

/** Most shared entries are materials; the icon depends on the name. */
const MATERIAL = { type: 7, subType: null };

export function EntryName({ name, quantity }: { name: string; quantity: number }) {
  return (
    <span className="item">
      <Tile {...itemIcon({ ...MATERIAL, name })} />
      <span className="min-w-0">
        {name}
        <span className="sub narrow">{formatDigits(quantity)}개</span>
      </span>
    </span>
  );
}

export function EntriesPanel({ settlement }: { settlement: Settlement }) {
  const { title, entries, creator, createdAt, sale, shares } = settlement;
  return (
    <Panel title="판매 내역" aside={`${withParticle(creator.name, '이/가')} 올림 · ${formatDateTime(createdAt)}`}>
      <p className={css.name}>{title}</p>
      {shares.some(isMarked) && (
        <p className={css.lock}>
          <LockIcon size={16} />
          줬음이나 받았음 표시가 있는 동안에는 수정할 수 없습니다. 수정하려면 표시를 모두 푸세요.
        </p>
      )}
      <table className={`t even ${css.entries}`} aria-label="판매 내역">
        <thead>
          <tr>
            <th>아이템</th>
            <th className={`num wide ${css.quantity}`}>개수</th>
            <th className={`num ${css.amount}`}>받은 돈</th>
            <th className={`wide ${css.trade}`}>거래</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <EntryRow key={index} entry={entry} />
          ))}
          <tr>
            <th scope="row">
              <b>합계</b>
            </th>
            <td className="wide" />
            <td className="num">
              <b>{formatDigits(sale)}</b>
            </td>
            <td className="wide" />
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

function EntryRow({ entry: { name, quantity, amount, tradeId } }: { entry: SettlementEntry }) {
  return (
    <tr>
      <th scope="row">
        <EntryName name={name} quantity={quantity} />
      </th>
      <td className="num wide">{formatDigits(quantity)}</td>
      <td className="num">
        {amount === null ? <span className="faint">{NOT_SOLD}</span> : <b>{formatDigits(amount)}</b>}
      </td>
      <td className="wide">
        {tradeId === null ? (
          <span className="faint">직접 적음</span>
        ) : (
          <a href={`/trade/view/${tradeId}`}>거래 {tradeId}</a>
        )}
      </td>
    </tr>
  );
}

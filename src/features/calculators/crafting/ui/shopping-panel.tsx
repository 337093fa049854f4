import type { ReactNode } from 'react';
import { ItemLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { RouteLink } from '#features/game-data/refs/ui/public/route-link.tsx';
import { RoughPrice } from '#features/trade/quotes/ui/public/rough-price.tsx';
import { formatAmount, formatDigits, roughAmount } from '#shared/korean/amount.ts';
import { unpricedText } from '#shared/korean/material-cost.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { NumberInput } from '../../calculator/ui/number-input.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { CraftItem } from '../craft.facts.ts';
import { expectedText, rateText, whole } from '../craft.labels.ts';
import type { CraftAnswer } from '../craft-answer.rules.ts';
import { ownText } from '../craft-query.rules.ts';
import type { craftingParams } from '../crafting.params.ts';
import type { GotRow, MadeRow } from '../shopping-list.rules.ts';
import css from './crafting.module.css';

interface ShoppingPanelProps {
  queryState: QueryStateOf<typeof craftingParams>;
  answer: CraftAnswer;
  own: ReadonlyMap<number, number>;
  text: string;
}

export function ShoppingPanel({ queryState, answer: { list, cost }, own, text }: ShoppingPanelProps) {
  const ownField = (item: CraftItem) => <OwnField queryState={queryState} own={own} item={item} />;
  return (
    <Panel title="모을 재료" aside={`${list.got.length}가지`}>
      <table className={`t two ${css.list}`}>
        <colgroup>
          <col />
          <col className={css.owns} />
          <col className={css.listNumber} />
          <col className={`${css.listNumber} ${css.hidden}`} />
          <col className={`${css.listCost} ${css.hidden}`} />
        </colgroup>
        <Head />
        <tbody>
          {list.got.map((row) => (
            <GotLine key={row.item.id} row={row}>
              {ownField(row.item)}
            </GotLine>
          ))}
          {list.made.length > 0 && (
            <>
              <tr className={css.between}>
                <th scope="rowgroup" colSpan={5}>
                  중간 재료
                </th>
              </tr>
              {list.made.map((row) => (
                <MadeLine key={row.item.id} row={row}>
                  {ownField(row.item)}
                </MadeLine>
              ))}
            </>
          )}
        </tbody>
        <tfoot className={css.sum}>
          <tr>
            <th scope="row">합계</th>
            <td colSpan={4} className="num whitespace-normal">
              {cost.total === null ? (
                <PartOfSum cost={cost} />
              ) : (
                <>
                  <b>{formatDigits(whole(cost.total))}</b>전
                </>
              )}
            </td>
          </tr>
        </tfoot>
      </table>
      <CopyList text={text} />
    </Panel>
  );
}

/** The answer above names the number of items without a quote, and a dash marks them in their rows. */
function PartOfSum({ cost: { known, unpriced } }: Pick<CraftAnswer, 'cost'>) {
  if (known === 0) return <span className="dim">{unpricedText(unpriced, known)}</span>;
  return (
    <>
      <b>{formatDigits(whole(known))}</b>전 <span className="dim">+ {unpriced}종</span>
    </>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">재료</th>
        <th scope="col">
          <span className="needs-script">보유</span>
        </th>
        <th scope="col" className="num">
          평균(올림)
        </th>
        <th scope="col" className="num wide">
          여유 있게
        </th>
        <th scope="col" className="num wide">
          평균 비용
        </th>
      </tr>
    </thead>
  );
}

interface LineProps<Row> {
  row: Row;
  children: ReactNode;
}

function GotLine({ row: { item, net, usual, likely, offer, cost }, children }: LineProps<GotRow>) {
  const canGo = item.from !== null || item.shop !== null;
  return (
    <tr className={likely === 0 ? `tap-row off ${css.off}` : 'tap-row'}>
      <td>
        <ItemLink {...item} className={`opens ${css.item}`} size="s" />
        {(offer || canGo) && (
          <span className={`sub ${css.where}`}>
            {offer?.from === 'shop' && item.shop ? (
              <span>{`상점 ${formatAmount(offer.price)} · ${item.shop.place}`}</span>
            ) : (
              offer && <a href={`/trade/${item.id}`}>{`시세 ${formatAmount(offer.price)}`}</a>
            )}
            {offer && cost !== null && cost > 0 && (
              <span className="narrow">총 {formatAmount(roughAmount(whole(cost)))}</span>
            )}
            {item.from && <span>{item.from}</span>}
            {canGo && <RouteLink to={`item:${item.id}`} name={item.name} className="nowrap" />}
          </span>
        )}
      </td>
      <td className={css.owns}>{children}</td>
      <Amounts usual={usual} likely={likely} />
      <td className="num wide">
        {cost === null ? <span className="faint">–</span> : <RoughPrice amount={whole(cost)} />}
        {cost !== null && usual - net >= 0.01 && <small className="sub">평균 {preciseText(net)}개</small>}
      </td>
    </tr>
  );
}

function MadeLine({ row: { item, usual, likely, making }, children }: LineProps<MadeRow>) {
  return (
    <tr className={likely === 0 ? `tap-row off ${css.off}` : 'tap-row'}>
      <td>
        <ItemLink {...item} className={`opens ${css.item}`} size="s" />
        <span className={`sub ${css.where}`}>
          <span>{rateText(making.craft)}</span>
          {making.craft.odds.p < 1 && making.attempts > 0 && <span>평균 {expectedText(making.attempts)}번 시도</span>}
        </span>
      </td>
      <td className={css.owns}>{children}</td>
      <Amounts usual={usual} likely={likely} />
      <td className="wide" />
    </tr>
  );
}

/** Formats small amounts with two decimals, as they enter the cost: `1.67`. */
function preciseText(amount: number): string {
  return amount < 10 ? String(Number(amount.toFixed(2))) : expectedText(amount);
}

function Amounts({ usual, likely }: { usual: number; likely: number }) {
  return (
    <>
      <td className="num">
        <b>{formatDigits(usual)}</b>
        {likely > usual && <small className="sub narrow">여유 있게 {formatDigits(likely)}</small>}
      </td>
      <td className="num wide">{formatDigits(likely)}</td>
    </>
  );
}

const COPY_WORDS = { done: '모을 재료를 복사했습니다', otherwise: '텍스트를 끌어서 복사해 주세요', isOnPage: true };

function CopyList({ text }: { text: string }) {
  return (
    <details className={css.copy}>
      <summary>텍스트로 보기</summary>
      <pre>{text}</pre>
      <Button className={css.copyButton} data-press="" size="sm" onClick={() => void copyText(text, COPY_WORDS)}>
        <CopyIcon size={16} />
        복사
      </Button>
    </details>
  );
}

interface OwnFieldProps {
  queryState: QueryStateOf<typeof craftingParams>;
  own: ReadonlyMap<number, number>;
  item: CraftItem;
}

function OwnField({ queryState, own, item }: OwnFieldProps) {
  return (
    <NumberInput
      small
      className={css.own}
      value={String(own.get(item.id) ?? '')}
      placeholder="0"
      inputMode="numeric"
      data-max-letters={7}
      aria-label={`${item.name} 보유 수`}
      onType={(text) => {
        const amount = Number(text.replaceAll(/\D/g, ''));
        queryState.set({ own: ownText(new Map([...own, [item.id, amount]])) });
      }}
    />
  );
}

import type { ReactNode } from 'react';
import { ItemLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { RouteLink } from '#features/game-data/refs/ui/public/route-link.tsx';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { RoughPrice } from '#features/trade/quotes/ui/public/rough-price.tsx';
import { unpricedText } from '#shared/korean/material-cost.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { BellIcon } from '#ui/icons/icons.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { ItemStack, PlanItem } from '../advancement.facts.ts';
import { type MaterialCost, materialCost } from '../material-cost.rules.ts';
import type { planParams } from '../plan.params.ts';
import { MaterialSource } from './material-source.tsx';
import css from './plan.module.css';
import { TableHead } from './table-head.tsx';

interface PlanMaterialsProps {
  queryState: QueryStateOf<typeof planParams>;
  materials: readonly ItemStack[];
  unlisted: readonly string[];
  items: ReadonlyMap<number, PlanItem>;
  quotes: Readonly<Record<number, number>>;
  owned: ReadonlySet<number>;
  level: number;
}

export function PlanMaterials({ queryState, materials, unlisted, items, quotes, owned, level }: PlanMaterialsProps) {
  const priced = ({ id, quantity }: ItemStack) => ({ id, quantity, price: quotes[id] ?? null });
  const wanted = materials.map((stack) => ({
    ...priced(stack),
    parts: (items.get(stack.id)?.recipe?.parts ?? []).map(priced),
  }));
  const hasPrice = wanted.some((one) => [one, ...one.parts].some(({ price }) => price !== null));
  return (
    <Panel title="모을 재료" aside={hasPrice ? '최근 7일 시세 · 종은 가격 알림' : '최근 7일 시세는 아직 없습니다'}>
      {materials.length === 0 && unlisted.length === 0 && <p className="pad dim">더 모을 재료가 없습니다.</p>}
      {unlisted.length > 0 && <p className="pad dim">{unlisted.join(', ')}: 얻는 곳이 알려지지 않았습니다.</p>}
      {materials.length > 0 && (
        <table className={`t two ${css.materials}`} aria-label="모을 재료">
          <TableHead
            columns={[['재료'], ['얻는 곳', 'wide'], [hasPrice ? '시세' : '가격 알림', 'num'], ['(보유, 가는 길)']]}
          />
          <tbody>
            {materials.map((stack) => (
              <MaterialRows
                key={stack.id}
                stack={stack}
                items={items}
                quotes={quotes}
                isOwned={owned.has(stack.id)}
                level={level}
                own={(item) => <OwnLink queryState={queryState} item={item} owned={owned} />}
              />
            ))}
          </tbody>
          <CostFoot cost={materialCost(wanted, owned)} />
        </table>
      )}
    </Panel>
  );
}

interface MaterialRowsProps extends Pick<PlanMaterialsProps, 'items' | 'quotes' | 'level'> {
  stack: ItemStack;
  isOwned: boolean;
  own: (item: PlanItem) => ReactNode;
}

function MaterialRows({ stack, items, quotes, level, isOwned, own }: MaterialRowsProps) {
  const item = items.get(stack.id);
  if (!item) return null;
  const parts = isOwned ? [] : (item.recipe?.parts ?? []);
  return (
    <>
      <MaterialRow item={item} quantity={stack.quantity} price={quotes[stack.id]} isOff={isOwned}>
        {own(item)}
      </MaterialRow>
      {parts.map(({ id, quantity }) => {
        const part = items.get(id);
        return part ? (
          <MaterialRow key={id} item={part} quantity={quantity * stack.quantity} price={quotes[id]} isPart>
            {part.drops.length > 0 && (
              <RouteLink to={`item:${id}`} name={part.name} level={level} className={`btn sm ${css.tall}`} />
            )}
          </MaterialRow>
        ) : null;
      })}
    </>
  );
}

function CostFoot({ cost: { known, unknown } }: { cost: MaterialCost }) {
  return (
    <tfoot>
      <tr>
        <td colSpan={4}>
          <span className="row">
            <span className="grow">재료 구매 비용</span>
            {known > 0 && <Price amount={known} />}
            {unknown > 0 && <span className="meta">{unpricedText(unknown, known)}</span>}
            {known === 0 && unknown === 0 && <span className="dim">다 모았습니다</span>}
          </span>
        </td>
      </tr>
    </tfoot>
  );
}

interface MaterialRowProps {
  item: PlanItem;
  quantity: number;
  price: number | undefined;
  isPart?: boolean;
  isOff?: boolean;
  children?: ReactNode;
}

function MaterialRow({ item, quantity, price, isPart = false, isOff = false, children }: MaterialRowProps) {
  const { isTradable, drops, shops, recipe, ...ref } = item;
  const source = <MaterialSource item={item} />;
  return (
    <tr className={classNames('tap-row', isPart && css.part, isOff && 'off')}>
      <td>
        <ItemLink {...ref} size={isPart ? 's' : 'm'} after={`×${quantity}`} className="opens" />
        <small className="narrow">{source}</small>
      </td>
      <td className="wide">{source}</td>
      <td className="num">
        <span className={`row justify-end ${css.price}`}>
          {price !== undefined && <RoughPrice amount={price * quantity} />}
          {isTradable ? (
            <a
              className={`iconbtn ${css.bell}`}
              href={`/trade/${item.id}#watch`}
              title="가격 알림"
              aria-label={`${item.name} 가격 알림`}
            >
              <BellIcon />
            </a>
          ) : (
            <span className="faint">거래 불가</span>
          )}
        </span>
      </td>
      <td className="num">{children}</td>
    </tr>
  );
}

interface OwnLinkProps {
  queryState: QueryStateOf<typeof planParams>;
  item: PlanItem;
  owned: ReadonlySet<number>;
}

function OwnLink({ queryState, item, owned }: OwnLinkProps) {
  const isOwned = owned.has(item.id);
  const next = isOwned ? [...owned].filter((id) => id !== item.id) : [...owned, item.id];
  const change = { own: next.length > 0 ? next.join(',') : null };
  return (
    <a
      className={classNames('chip', isOwned && 'on', css.tall)}
      href={queryState.href(change)}
      aria-label={`${item.name} 보유`}
      aria-current={isOwned ? 'true' : undefined}
      ref={answerHere(() => queryState.set(change))}
    >
      보유
    </a>
  );
}

/** Prevents the default, which the site's handler of links (on an outer element) respects: the page does not scroll. */
function answerHere(answer: () => void): (link: HTMLElement | null) => (() => void) | undefined {
  return (link) => {
    if (!link) return undefined;
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      answer();
    };
    link.addEventListener('click', onClick);
    return () => link.removeEventListener('click', onClick);
  };
}

import { ItemLink } from '#features/game-data/ui/public/item-link.tsx';
import { wayHref } from '#features/game-data/ways/ui/public/way-link.ts';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { NO_QUOTE_WORD } from '#features/trade/quotes/ui/public/quote.labels.ts';
import { RoughPrice } from '#features/trade/quotes/ui/public/rough-price.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { Asked } from '../../calculator/ui/use-asked.ts';
import type { ItemStack, PlanItem } from '../advancement-facts.ts';
import { materialCost } from '../material-cost.rules.ts';
import { MaterialSource } from './material-source.tsx';

interface PlanMaterialsProps {
  asked: Asked;
  /** Of the grade to reach; empty behind the last one. */
  materials: readonly ItemStack[];
  /** Asked for, but not among the items. */
  unlisted: readonly string[];
  items: ReadonlyMap<number, PlanItem>;
  /** What sellers ask for a piece, in 전, by item. */
  quotes: Readonly<Record<number, number>>;
  owned: ReadonlySet<number>;
  level: number;
}

/** What the advancement asks for, where it comes from and what it is worth today. */
export function PlanMaterials({ asked, materials, unlisted, items, quotes, owned, level }: PlanMaterialsProps) {
  const priced = ({ id, quantity }: ItemStack) => ({ id, quantity, price: quotes[id] ?? null });
  const wanted = materials.map((stack) => ({
    ...priced(stack),
    parts: (items.get(stack.id)?.recipe?.parts ?? []).map(priced),
  }));
  const cost = materialCost(wanted, owned);
  return (
    <Panel title="모을 재료" aside="최근 7일 시세">
      {materials.length === 0 && unlisted.length === 0 && <p className="pad dim">더 모을 재료가 없습니다.</p>}
      {unlisted.length > 0 && <p className="pad dim">{unlisted.join(', ')}: 얻는 곳이 알려지지 않았습니다.</p>}
      {materials.length > 0 && (
        <table className="t two plan-materials" aria-label="모을 재료">
          <thead>
            <tr>
              <th scope="col">재료</th>
              <th scope="col" className="wide">
                얻는 곳
              </th>
              <th scope="col" className="num">
                시세
              </th>
              <th scope="col">
                <span className="vh">가졌는지, 가는 길</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {materials.map((stack) => {
              const item = items.get(stack.id);
              if (!item) return null;
              const isOwned = owned.has(stack.id);
              const parts = isOwned ? [] : (item.recipe?.parts ?? []);
              return [
                <MaterialRow
                  key={stack.id}
                  item={item}
                  quantity={stack.quantity}
                  price={quotes[stack.id]}
                  isOff={isOwned}
                >
                  <OwnLink asked={asked} item={item} owned={owned} />
                </MaterialRow>,
                ...parts.map((part) => {
                  const partItem = items.get(part.id);
                  return partItem ? (
                    <MaterialRow
                      key={`${stack.id}-${part.id}`}
                      item={partItem}
                      quantity={part.quantity * stack.quantity}
                      price={quotes[part.id]}
                      isPart
                    >
                      {partItem.drops.length > 0 && (
                        <a
                          className="btn sm"
                          href={wayHref({ to: `item:${part.id}`, level })}
                          aria-label={`${partItem.name} 얻으러 가는 길`}
                        >
                          길
                        </a>
                      )}
                    </MaterialRow>
                  ) : null;
                }),
              ];
            })}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={4}>
                <span className="row plan-sum">
                  <span className="grow">사서 모으면</span>
                  {cost.known > 0 && <Price amount={cost.known} />}
                  {cost.unknown > 0 && <span className="meta">{cost.unknown}가지 시세 없음</span>}
                  {cost.known === 0 && cost.unknown === 0 && <span className="dim">다 모았습니다</span>}
                </span>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  );
}

interface MaterialRowProps {
  item: PlanItem;
  quantity: number;
  price: number | undefined;
  /** What the row above is made of. */
  isPart?: boolean;
  isOff?: boolean;
  children?: React.ReactNode;
}

function MaterialRow({ item, quantity, price, isPart = false, isOff = false, children }: MaterialRowProps) {
  const { isTradable, drops, shops, recipe, ...ref } = item;
  const source = <MaterialSource item={item} />;
  return (
    <tr className={[isPart && 'part', isOff && 'off'].filter(Boolean).join(' ') || undefined}>
      <td>
        <ItemLink {...ref} size={isPart ? 's' : 'm'} after={`×${quantity}`} />
        <small className="narrow">{source}</small>
      </td>
      <td className="wide">{source}</td>
      <td className="num">
        {price === undefined ? (
          <span className="faint">{isTradable ? NO_QUOTE_WORD : '거래 불가'}</span>
        ) : (
          <RoughPrice amount={price * quantity} />
        )}
      </td>
      <td className="num">{children}</td>
    </tr>
  );
}

interface OwnLinkProps {
  asked: Asked;
  item: PlanItem;
  owned: ReadonlySet<number>;
}

/** A link, so that it works without scripts too: the address keeps what one has. */
function OwnLink({ asked, item, owned }: OwnLinkProps) {
  const isOwned = owned.has(item.id);
  const next = isOwned ? [...owned].filter((id) => id !== item.id) : [...owned, item.id];
  const change = { own: next.length > 0 ? next.join(',') : null };
  return (
    <a
      className={isOwned ? 'chip on' : 'chip'}
      href={asked.href(change)}
      aria-label={isOwned ? `${item.name} 가지고 있음, 빼기` : `${item.name} 가지고 있음으로 적기`}
      onClick={(event) => {
        event.preventDefault();
        asked.set(change);
      }}
    >
      {isOwned ? '있음' : '없음'}
    </a>
  );
}

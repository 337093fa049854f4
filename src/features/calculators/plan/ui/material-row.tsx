import type { ReactNode } from 'react';
import { ItemLink } from '#features/game-data/ui/public/item-link.tsx';
import { NO_QUOTE_LABEL } from '#features/trade/quotes/ui/public/quote.labels.ts';
import { RoughPrice } from '#features/trade/quotes/ui/public/rough-price.tsx';
import type { PlanItem } from '../advancement.facts.ts';
import { MaterialSource } from './material-source.tsx';
import css from './plan.module.css';

interface MaterialRowProps {
  item: PlanItem;
  quantity: number;
  price: number | undefined;
  isPart?: boolean;
  isOff?: boolean;
  children?: ReactNode;
}

export function MaterialRow({ item, quantity, price, isPart = false, isOff = false, children }: MaterialRowProps) {
  const { isTradable, drops, shops, recipe, ...ref } = item;
  const source = <MaterialSource item={item} />;
  return (
    <tr className={[isPart && css.part, isOff && 'off'].filter(Boolean).join(' ') || undefined}>
      <td>
        <ItemLink {...ref} size={isPart ? 's' : 'm'} after={`×${quantity}`} />
        <small className="narrow">{source}</small>
      </td>
      <td className="wide">{source}</td>
      <td className="num">
        {price === undefined ? (
          <span className="faint">{isTradable ? NO_QUOTE_LABEL : '거래 불가'}</span>
        ) : (
          <RoughPrice amount={price * quantity} />
        )}
      </td>
      <td className="num">{children}</td>
    </tr>
  );
}

import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { CraftItem } from '../craft.facts.ts';
import { ownText } from '../craft-query.rules.ts';
import type { craftingParams } from '../crafting.params.ts';
import css from './crafting.module.css';

interface OwnFieldProps {
  queryState: QueryStateOf<typeof craftingParams>;
  own: ReadonlyMap<number, number>;
  item: CraftItem;
}

export function OwnField({ queryState, own, item }: OwnFieldProps) {
  return (
    <input
      className={`in sm ${css.own}`}
      value={own.get(item.id) ?? ''}
      placeholder="0"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={7}
      aria-label={`${item.name} 가진 수`}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const amount = Number(event.currentTarget.value.replaceAll(/\D/g, ''));
        queryState.set({ own: ownText(new Map([...own, [item.id, amount]])) });
      }}
    />
  );
}

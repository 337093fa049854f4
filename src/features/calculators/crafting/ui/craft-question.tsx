import type { ReactNode } from 'react';
import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { Field, TextInput } from '#ui/components/field.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { NumberInput } from '../../calculator/ui/number-input.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { CraftItem } from '../craft.facts.ts';
import { rateText } from '../craft.labels.ts';
import { MAX_COUNT, type ReadCraft, recipeChanges } from '../craft-query.rules.ts';
import type { craftingParams } from '../crafting.params.ts';
import type { ItemSource } from '../item-sources.rules.ts';
import css from './crafting.module.css';
import { HereLink } from './here-link.tsx';

interface CraftQuestionProps {
  queryState: QueryStateOf<typeof craftingParams>;
  read: ReadCraft;
  item: CraftItem;
  source: ItemSource | undefined;
  answer: { label: string; value: string | null };
  children?: ReactNode;
}

const COUNT = 'count';

export function CraftQuestion({ queryState, read, item, source, answer, children }: CraftQuestionProps) {
  const { count, make } = read.query;
  const crafts = source?.crafts ?? [];
  const { gameServer: server, own = '' } = queryState.texts;
  const step = (by: number) => queryState.set({ count: Math.min(MAX_COUNT, Math.max(1, count + by)) });
  return (
    <CalculatorForm title="완성품" action="/recipe" answer={answer}>
      <input type="hidden" name="item" value={item.id} />
      {server && <input type="hidden" name="gameServer" value={server} />}
      <Field
        label="개수"
        id="count"
        hint={read.countNote && <span className={calculatorCss.note}>{read.countNote}</span>}
      >
        <span className={css.count}>
          <button
            type="button"
            className="btn"
            data-press=""
            aria-label="1개 줄이기"
            disabled={count <= 1}
            onClick={() => step(-1)}
          >
            <MinusIcon />
          </button>
          <NumberInput
            id="count"
            name={COUNT}
            value={queryState.typed[COUNT] ?? '1'}
            inputMode="numeric"
            maxLength={20}
            aria-describedby={read.countNote ? 'count-hint' : undefined}
            onType={(text) => queryState.set({ count: text })}
          />
          <button
            type="button"
            className="btn"
            data-press=""
            aria-label="1개 늘리기"
            disabled={count >= MAX_COUNT}
            onClick={() => step(1)}
          >
            <PlusIcon />
          </button>
        </span>
      </Field>
      <noscript>
        <OwnText value={own} />
      </noscript>
      <div className="field">
        <span className="label">중간 재료</span>
        <nav className="seg even" aria-label="중간 재료">
          <HereLink queryState={queryState} changes={{ make: null, buy: null }} current={make !== 'all'}>
            싼 쪽으로
          </HereLink>
          <HereLink queryState={queryState} changes={{ make: 'all', buy: null }} current={make === 'all'}>
            모두 제작
          </HereLink>
        </nav>
      </div>
      {crafts.length > 1 && (
        <div className="field">
          <span className="label">조합법</span>
          <nav className="chips" aria-label="조합법">
            {crafts.map((craft, index) => (
              <HereLink
                key={craft.recipe.id}
                queryState={queryState}
                changes={recipeChanges(read.query, craft.recipe.id, source?.crafts.map(({ recipe }) => recipe) ?? [])}
                current={craft === source?.craft}
                chip
              >
                {`${index + 1}번 · ${rateText(craft)}`}
              </HereLink>
            ))}
          </nav>
        </div>
      )}
      {children}
    </CalculatorForm>
  );
}

function OwnText({ value }: { value: string }) {
  return (
    <Field label="보유 재료" id="own" hint="‘쇠가루 3, 쇠조각 5’처럼 적습니다.">
      <TextInput id="own" name="own" defaultValue={value} data-max-letters={400} aria-describedby="own-hint" />
    </Field>
  );
}

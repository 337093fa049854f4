import { memo, useDeferredValue } from 'react';
import { DrawnExchanges } from '#features/game-data/exchanges/ui/public/drawn-exchanges.tsx';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { unpricedText } from '#shared/korean/material-cost.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { AnswerPanel } from '../../calculator/ui/answer.tsx';
import calculatorCss from '../../calculator/ui/calculator.module.css';
import { type QueryStateOf, useQueryState } from '../../calculator/ui/use-query-state.ts';
import type { CraftItem } from '../craft.facts.ts';
import { costLabel, costText, expectedText, shoppingText, verdictText, whole } from '../craft.labels.ts';
import { type CraftAnswer, craftAnswer } from '../craft-answer.rules.ts';
import { readCraft, understoodChanges } from '../craft-query.rules.ts';
import { craftingParams } from '../crafting.params.ts';
import type { CraftingToolData } from '../pages/crafting.loader.ts';
import { ChancePanel } from './chance-panel.tsx';
import { CraftQuestion } from './craft-question.tsx';
import css from './crafting.module.css';
import { answerHere } from './here-link.tsx';
import { CraftMethod, CraftNotes, OddsOfRecipe } from './odds-panel.tsx';
import { ShoppingPanel } from './shopping-panel.tsx';
import { TreePanel } from './tree-panel.tsx';
import { UsedInPanel } from './used-in-panel.tsx';

/** Deferred while typing, so that the numbers update first. */
const LaterChance = memo(ChancePanel);
const LaterTree = memo(TreePanel);

const Around = memo(function Around({
  item,
  usedIn,
  exchanges,
  provenance,
}: { item: CraftItem } & Pick<CraftingToolData, 'usedIn' | 'exchanges' | 'provenance'>) {
  return (
    <>
      {usedIn.length > 0 && <UsedInPanel usedIn={usedIn} />}
      {exchanges.length > 0 && <DrawnExchanges views={exchanges} ownItemId={item.id} />}
      <FactNote {...provenance} about={`${item.name} 조합`} />
    </>
  );
});

export function CraftingTool({ facts, usedIn, exchanges, provenance }: CraftingToolData) {
  'use memo';
  const typed = useQueryState(craftingParams);
  const read = readCraft(typed.texts, facts.items, facts.rootId);
  const { query } = read;
  const queryState: QueryStateOf<typeof craftingParams> = {
    ...typed,
    href: (changes) => typed.href({ ...understoodChanges(query), ...changes }),
  };
  const answer = craftAnswer(facts, query);
  const drawn = useDeferredValue({ queryState, answer, query });
  const item = answer.graph.itemById.get(facts.rootId);
  if (!item) return null;
  const text = shoppingText(answer, item.name, query.count);
  return (
    <>
      <PageMeta
        title={`${item.name} 조합`}
        description={`${withParticle(item.name, '을/를')} 만드는 데 필요한 재료와 평균 재료비, 성공할 때까지의 시도 횟수를 계산합니다.`}
        path={craftingParams.link('/recipe', { item: item.id })}
        image={toShareImagePath(item.id, typed.texts.gameServer)}
      />
      <PageHead
        title={`${item.name} 만들기`}
        crumbs={[
          { label: '조합', href: '/recipe' },
          { label: item.name, href: `/items/${item.id}` },
          { label: '재료 계산' },
        ]}
      />
      <div className={`cols flip ${calculatorCss.parted}`} ref={answerHere(queryState)}>
        <div className="stack">
          <CraftQuestion
            queryState={queryState}
            read={read}
            item={item}
            source={answer.sources.get(facts.rootId)}
            answer={{ label: costLabel(answer), value: answer.making ? costText(answer.cost) : null }}
          >
            <OddsOfRecipe answer={answer} />
          </CraftQuestion>
          <CraftNotes answer={answer} notes={read.notes} />
        </div>
        <div className={`stack ${calculatorCss.answers}`}>
          {answer.making ? (
            <>
              <CraftCost answer={answer} count={query.count} worth={facts.worth} />
              <ShoppingPanel queryState={queryState} answer={answer} own={query.own} text={text} />
            </>
          ) : (
            <Panel>
              <EmptyState
                text="성공 확률이 0%로 적혀 있어 계산할 수 없습니다."
                action={
                  <ButtonLink size="sm" href={`/trade/${item.id}`}>
                    거래소에서 찾기
                  </ButtonLink>
                }
              />
            </Panel>
          )}
          <div className={`stack ${calculatorCss.last}`}>
            {answer.making && <LaterTree {...drawn} />}
            <Around item={item} usedIn={usedIn} exchanges={exchanges} provenance={provenance} />
          </div>
        </div>
        <div className={`stack ${calculatorCss.beside}`}>
          <LaterChance answer={drawn.answer} />
          <CraftMethod />
        </div>
      </div>
    </>
  );
}

interface CraftCostProps {
  answer: CraftAnswer;
  count: number;
  /** 전 per piece; null: no quote. */
  worth: number | null;
}

function CraftCost({ answer, count, worth }: CraftCostProps) {
  const { cost, making, money } = answer;
  const made = making ? making.successes * making.craft.recipe.makes : count;
  return (
    <AnswerPanel
      label={costLabel(answer)}
      hero={<CostHero cost={cost} />}
      remark={cost.total === null ? '' : remark(cost.total, worth === null ? null : worth * count)}
      stats={[
        ...(making
          ? [
              {
                label: '시도',
                value: `${making.craft.odds.isKnown && making.craft.odds.p < 1 ? '평균 ' : ''}${expectedText(making.attempts)}번`,
              },
            ]
          : []),
        ...(money > 0 ? [{ label: '그 가운데 제작비', value: <Price amount={whole(money)} /> }] : []),
        ...(made > 1 && cost.total !== null
          ? [{ label: '1개당', value: <Price amount={whole(cost.total / made)} /> }]
          : []),
        {
          label: `완성품 시세${count > 1 ? ` ${formatDigits(count)}개` : ''}`,
          value: worth === null ? <span className="faint">없음</span> : <Price amount={worth * count} />,
        },
      ]}
    />
  );
}

/**
 * Shows a complete sum in large digits. An incomplete one is smaller, and says in its own line how many prices are
 * missing.
 */
function CostHero({ cost: { total, known, unpriced } }: Pick<CraftAnswer, 'cost'>) {
  if (total !== null) return <Price amount={whole(total)} size="hero" />;
  return (
    <span className={css.partly}>
      {known > 0 && <Price amount={whole(known)} size="big" />}
      <b>{unpricedText(unpriced, known)}</b>
    </span>
  );
}

function remark(total: number, worth: number | null): string {
  const digits = `${formatDigits(whole(total))}전`;
  return worth === null ? digits : `${digits} · ${verdictText(total, worth)}`;
}

function toShareImagePath(itemId: number, gameServer: string | undefined): string {
  return `/share/items/${itemId}.png${gameServer === undefined ? '' : `?gameServer=${gameServer}`}`;
}

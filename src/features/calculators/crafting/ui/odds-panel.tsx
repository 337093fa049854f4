import { expectedText, failureText, rateText } from '../craft.labels.ts';
import type { CraftAnswer } from '../craft-answer.rules.ts';
import css from './crafting.module.css';

export function OddsOfRecipe({ answer }: { answer: CraftAnswer }) {
  const craft = answer.making?.craft ?? answer.sources.get(answer.graph.rootId)?.craft;
  if (!craft) return null;
  const { recipe } = craft;
  const lines = [
    recipe.doubt ? `${rateText(craft)} (신뢰도 ${recipe.doubt})` : rateText(craft),
    failureText(craft, answer.graph.itemById),
    recipe.makes > 1 ? `한 번에 ${recipe.makes}개가 나옵니다` : null,
    recipe.place,
    ...recipe.terms,
    recipe.rateNote,
  ].filter((line) => line !== null);
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function CraftNotes({ answer, notes }: { answer: CraftAnswer; notes: readonly string[] }) {
  const all = [
    ...notes,
    answer.guessed.length > 0 &&
      `성공 확률이 알려지지 않은 조합이 있습니다(${answer.guessed.map(({ name }) => name).join(', ')}). 항상 성공한다고 보고 계산해 실제로는 더 듭니다.`,
    answer.graph.hasCuts && '서로의 재료인 조합은 다시 나오면 구매로 계산합니다.',
  ].flatMap((note) => note || []);
  if (all.length === 0) return null;
  return (
    <div className="note stack gap-2">
      {all.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

export function CraftMethod() {
  return (
    <details className={css.method}>
      <summary>계산 기준</summary>
      <ul>
        <li>시도 횟수는 성공 횟수를 성공 확률로 나눈 평균입니다.</li>
        <li>실패하면 재료가 사라지고, 남는 재료는 다음 시도에 다시 씁니다.</li>
        <li>재료는 팝니다 시세와 상점가 중 싼 쪽이고, 제작이 더 싸면 제작합니다.</li>
        <li>보유 재료는 위에서부터 한 번만 뺍니다. 구매와 제작을 정할 때는 보지 않습니다.</li>
        <li>‘여유 있게’는 재료마다 90% 확률로 모자라지 않는 개수입니다.</li>
      </ul>
    </details>
  );
}

export function ScrapLine({ answer }: { answer: CraftAnswer }) {
  const scraps = [...answer.plan.scraps].flatMap(([itemId, amount]) => {
    const item = answer.graph.itemById.get(itemId);
    return item ? [{ item, amount }] : [];
  });
  if (scraps.length === 0) return null;
  return (
    <p className={`pad ${css.scraps}`}>
      실패하면 남는 재료:{' '}
      {scraps.map(({ item, amount }, index) => (
        <span key={item.id}>
          {index > 0 && <span className="own-text">{', '}</span>}
          <a href={`/items/${item.id}`} data-card={`item:${item.id}`}>
            {item.name}
          </a>{' '}
          평균 {expectedText(amount)}개
        </span>
      ))}
      . 재료비에서 빼지 않았습니다.
    </p>
  );
}

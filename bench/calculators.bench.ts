import { expFacts, huntPlaces, killCap } from '#features/calculators/exp/exp.facts.ts';
import { answerExp, huntFor } from '#features/calculators/exp/exp.rules.ts';
import { readExpQuestion } from '#features/calculators/exp/exp-question.rules.ts';
import { usualMonster } from '#features/calculators/exp/hunt.rules.ts';
import { answerExpBack } from '#features/calculators/exp-back/exp-back.rules.ts';
import { readExpBackQuestion } from '#features/calculators/exp-back/exp-back-question.rules.ts';
import { MAX_VITAL, type PriceList, tierAt } from '#features/calculators/vitals/vital-price.rules.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const ROUNDS = 30;
const TARGET_MS = 4;

export default async function calculators(): Promise<BenchResult[]> {
  const catalog = buildCatalog(await gameDataFromSources());
  const facts = expFacts(catalog);
  const list = facts.prices[1]?.hp ?? [];
  return [
    answered('경험치: 1레벨 0 → 99레벨과 가장 높은 체력·마력 ÷ 한 번씩 사기', expQuestion(catalog), () =>
      buyOneByOne(list),
    ),
    answered(
      '경험치→체마: 경험치 1,000조 ÷ 한 번씩 사기',
      () => answerExpBack(readExpBackQuestion({ job: '1', hp: '0', mp: '0', exp: '1000조' }, facts.storedMax), facts),
      () => buyOneByOne(list),
    ),
  ];
}

function expQuestion(catalog: ReturnType<typeof buildCatalog>): () => unknown {
  const facts = expFacts(catalog);
  const cap = killCap(catalog);
  const monster = usualMonster(huntPlaces(catalog), 1);
  if (!monster) throw new Error('The facts know no monster');
  const most = String(MAX_VITAL);
  const requested = { job: '1', level: '1', toLevel: '99', hp: '0', toHp: most, mp: '0', toMp: most };
  return () => {
    const answer = answerExp(readExpQuestion(requested, facts.totals), facts);
    return huntFor(answer, monster, facts.totals[1] ?? [], cap);
  };
}

function buyOneByOne(list: PriceList): number {
  let exp = 0;
  let value = 0;
  while (value < MAX_VITAL) {
    const tier = tierAt(list, value);
    if (!tier) break;
    value += tier.gain;
    exp += tier.exp;
  }
  return exp;
}

function answered(name: string, ours: () => unknown, baseline: () => unknown): BenchResult {
  return resultOf({ name, unit: 'ms', ours: timeOf(ours), baseline: timeOf(baseline), target: { atMost: TARGET_MS } });
}

function timeOf(work: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const startedAt = performance.now();
      work();
      return performance.now() - startedAt;
    }),
  );
}

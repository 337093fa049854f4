import type {
  CorpusName,
  NewWordRule,
  WordKind,
  WordScope,
  WordVerdict,
} from '#features/people/moderation/word.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';

export interface TypedRule extends NewWordRule {
  kind: WordKind;
  scope: WordScope;
  verdict: WordVerdict;
}

interface TrialCount {
  corpus: CorpusName;
  count: number;
  among: number;
}

/** Whether saving the rule changes shouts that are there. Unsure matches change none. */
export function changesShouts({ scope, verdict }: Pick<TypedRule, 'scope' | 'verdict'>): boolean {
  return scope !== 'text' && verdict === 'refuse';
}

/** Says what saving the rule does. The trial knows its own texts alone, so it names no other number. */
export function listWordEffects(rule: Omit<TypedRule, 'pattern'>, trial: TrialCount | undefined): string[] {
  if (rule.isActive === false) return ['꺼진 규칙입니다. 켤 때부터 적용합니다'];
  return [...listShoutEffects(rule, trial), ...listTextEffects(rule)];
}

function listShoutEffects(rule: Omit<TypedRule, 'pattern'>, trial: TrialCount | undefined): string[] {
  if (rule.scope === 'text') return [];
  if (!changesShouts(rule)) return ['외침은 그대로 보입니다. 검토는 글에만 있습니다'];
  const done = rule.kind === 'ABUSE' ? '이 말을 ○○로 가립니다' : '적용해 1분 안에 숨깁니다';
  const tried =
    trial?.corpus === 'shouts' && trial.among > 0
      ? `. 시험한 ${formatDigits(trial.among)}건에서는 ${formatDigits(trial.count)}건`
      : '';
  return [`최근 24시간의 외침에도 ${done}${tried}`];
}

function listTextEffects({ scope, verdict }: Omit<TypedRule, 'pattern'>): string[] {
  if (scope === 'shout') return [];
  return verdict === 'refuse'
    ? ['앞으로 이 말이 든 글은 올라가지 않습니다. 이미 올라간 글은 그대로입니다']
    : ['앞으로 이 말이 든 글은 올라가고 검토에 쌓입니다'];
}

/** Share of the tried texts: `0.8%`. */
export function formatShare({ count, among }: Pick<TrialCount, 'count' | 'among'>): string {
  const percent = among === 0 ? 0 : (100 * count) / among;
  return `${percent > 0 && percent < 0.1 ? '0.1% 아래' : `${Math.round(percent * 10) / 10}%`}`;
}

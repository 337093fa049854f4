import type { LostAnchorError } from './anchor.ts';
import type { Mutant } from './mutant-list.ts';

/** `undecided`: the time was up, or the pages could not be built, before all tests had run. */
export type Verdict = { killedBy: string | null } | 'undecided' | LostAnchorError;

export interface Finding {
  isExpected: boolean;
  text: string;
  /** Omitted when the stored value remains valid. */
  killedBy?: string | null;
}

export function findingOf({ killedBy: before }: Pick<Mutant, 'killedBy'>, verdict: Verdict): Finding {
  if (verdict === 'undecided')
    return { isExpected: false, text: '알아내지 못했습니다 (시간이 다 되었거나 화면을 만들지 못했음)' };
  if (verdict instanceof Error) return { isExpected: false, text: verdict.message };
  const { killedBy } = verdict;
  if (killedBy === null && before) return { isExpected: false, text: `이제 살아남습니다 (${before} 가 잡던 것)` };
  return { isExpected: true, text: killedBy ?? '살아남음', killedBy };
}

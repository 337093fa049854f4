import type { RevertibleAct } from './revert-acts.contract.ts';

const HIDDEN = { label: '숨긴 글', outcome: '다시 보임' };
const EXCLUDED = { label: '시세 제외', outcome: '다시 들어감' };

const EDITED = { label: '고친 글', outcome: '이전 글로' };

const VALUE = { label: '고친 자료 값', outcome: '이전 값으로' };
const ROW = { label: '추가하거나 뺀 자료 줄', outcome: '되돌아옴' };

/** Words for what comes back, by the act. */
const GROUPS: Readonly<Record<string, { readonly label: string; readonly outcome: string }>> = {
  'trade.hide': HIDDEN,
  'trade.bulk-hide': HIDDEN,
  'guild.hide': HIDDEN,
  'post.hide': HIDDEN,
  'broadcast.hide': HIDDEN,
  'broadcast.bulk-hide': HIDDEN,
  'price.exclude': EXCLUDED,
  'price.bulk-exclude': EXCLUDED,
  'manipulated-item.add': EXCLUDED,
  'suspension.set': { label: '정지', outcome: '풀림' },
  'warning.set': { label: '경고', outcome: '취소됨' },
  'content.change': EDITED,
  'content.restore-version': EDITED,
  'content.delete': { label: '지운 글', outcome: '복원됨' },
  'data.edit': VALUE,
  'data.unset': VALUE,
  'data.decide': VALUE,
  'data.row-add': ROW,
  'data.row-remove': ROW,
  'data.row-return': ROW,
  'sweep.run': { label: '일괄 정리', outcome: '되돌아옴' },
};
const MUTES = { label: '이름 차단', outcome: '풀림' };
const MUTE = 'broadcast.mute';

interface Reverted {
  readonly acts: readonly RevertibleAct[];
  /** Names that are muted still. */
  readonly mutes: number;
}

export interface RevertGroup {
  readonly label: string;
  readonly outcome: string;
  readonly back: number;
  /** Number of acts of which nothing comes back. */
  readonly stays: number;
}

export function countReverted({ acts, mutes }: Reverted): number {
  return acts.reduce((sum, { back }) => sum + back, mutes);
}

/** Whether edits stay that have no version to go back to. */
export function hasLastingEdits({ acts }: Reverted): boolean {
  return acts.some(({ act, fate }) => fate === 'never' && GROUPS[act.action] === EDITED);
}

/** @returns the groups of what comes back or stays, and the number of acts that nothing takes back */
export function groupActs({ acts, mutes }: Reverted): { groups: readonly RevertGroup[]; never: number } {
  const groups = new Map<string, RevertGroup>();
  for (const { act, fate, back } of acts) {
    const group = GROUPS[act.action];
    if (!group) continue;
    const { back: known = 0, stays = 0 } = groups.get(group.label) ?? {};
    groups.set(group.label, { ...group, back: known + back, stays: stays + (fate === 'back' ? 0 : 1) });
  }
  if (mutes > 0) groups.set(MUTES.label, { ...MUTES, back: mutes, stays: 0 });
  const never = acts.filter(({ fate, act }) => fate === 'never' && act.action !== MUTE && !GROUPS[act.action]).length;
  return { groups: [...groups.values()], never };
}

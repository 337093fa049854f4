import type { OperatorBroadcast } from '#features/community/broadcasts/broadcast.contract.ts';
import { WORD_KIND_NAMES } from '#shared/word-names.ts';

const HIDDEN_BY: Readonly<Record<NonNullable<OperatorBroadcast['hiddenBy']>, string>> = {
  hand: '숨김',
  mute: '이름 막음',
  rule: '금지어',
};
const KINDS: Readonly<Record<string, string>> = WORD_KIND_NAMES;

/** Why a shout is hidden, or that a part of it is masked. */
export function shoutState({ hiddenBy, message, original }: OperatorBroadcast): string {
  if (hiddenBy !== null) return HIDDEN_BY[hiddenBy];
  return message === original ? '보임' : '가린 말 있음';
}

/** Whether operators hid it, so that they can show it again. */
export function isHiddenByHand({ hiddenBy }: OperatorBroadcast): boolean {
  return hiddenBy === 'hand' || hiddenBy === 'mute';
}

/** The rule that hid it: `현금 거래 규칙 12`; null: none. */
export function ruleText({ rule }: OperatorBroadcast): string | null {
  if (rule === null) return null;
  const kind = rule.kind === null ? '' : `${KINDS[rule.kind] ?? rule.kind} `;
  return `${kind}규칙 ${rule.id}${rule.pattern === null ? ' (지운 규칙)' : ''}`;
}

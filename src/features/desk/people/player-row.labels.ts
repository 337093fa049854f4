import type { PlayerHead } from '#features/people/players/player.contract.ts';

const MAX_FORMER = 3;

/** `이전 이름 숨은도둑, 쪽지둘 외 2개`; empty: none. */
export function formerNamesText({ formerNames }: Pick<PlayerHead, 'formerNames'>): string {
  if (formerNames.length === 0) return '';
  const shown = formerNames.slice(0, MAX_FORMER).map(({ name }) => name);
  const left = formerNames.length - shown.length;
  return `이전 이름 ${shown.join(', ')}${left > 0 ? ` 외 ${left}개` : ''}`;
}

export function isSuspendedNow({ bannedAt }: Pick<PlayerHead, 'bannedAt'>, now: number): boolean {
  return bannedAt !== null && Date.parse(bannedAt) > now;
}

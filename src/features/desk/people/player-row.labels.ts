import type { PlayerHead } from '#features/people/players/player.contract.ts';
import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { reportListParams } from '../reports/report-list.params.ts';

const { actedUpon, dismissed } = REPORT_STATUS;
const MAX_FORMER = 3;

/** The row of a report in the list of its state. */
export function reportHref({ id, status }: { id: number; status: number }): string {
  const state = status === actedUpon || status === dismissed ? status : undefined;
  return reportListParams.link('/operator/reports', { open: id, status: state });
}

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

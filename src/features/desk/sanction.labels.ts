import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { formatShortDate } from '#shared/korean/dates.ts';

export const SANCTION_NAMES: Readonly<Record<Sanction['kind'], string>> = { suspension: '정지', warning: '경고' };

const SHOWN = 3;

/** The last ones in one line: `경고 2026. 11. 12., 정지 2026. 10. 2.` */
export function lastSanctions(sanctions: readonly Pick<Sanction, 'kind' | 'at'>[]): string {
  const last = sanctions.slice(0, SHOWN).map(({ kind, at }) => `${SANCTION_NAMES[kind]} ${formatShortDate(at)}`);
  return last.join(', ') || '없음';
}

type Stated = Pick<Sanction, 'kind' | 'at' | 'until' | 'endedAt' | 'byName'>;

/** Says when a sanction was set, by whom, and how far it goes: `2026. 11. 3. ~ 2026. 11. 10. · 설악`. */
export function sanctionState({ kind, at, until, endedAt, byName }: Stated): string {
  const end = kind === 'suspension' ? ` ~ ${formatShortDate(endedAt ?? until)}` : '';
  return [
    `${formatShortDate(at)}${end}`,
    ...(endedAt === null ? [] : ['취소']),
    ...(byName === null ? [] : [byName]),
  ].join(' · ');
}

import { jobName } from '#shared/jobs.ts';
import type { Party, PartySeat } from './party.contract.ts';

/** Roles of seats: 0 anyone, 1 to 4 that job, 5 격수 (전사 or 도적). */
export const ROLE = { anyone: 0, striker: 5 } as const;
export const STRIKERS: readonly number[] = [1, 2];
export const PARTY_STATE = { open: 1, full: 2, ended: 3 } as const;
export const ITEM_DISTRIBUTION = { free: 1, turns: 2, dice: 3, split: 4, needed: 5, agreed: 6 } as const;
export const ANYWHERE = 0;
/** Default roles of seats 2 to 4: 격수, 주술사, 도사. */
export const USUAL_ROLES = [5, 3, 4] as const;

export const REGION_CHOICES = [0, 1, 2, 3, 4, 5] as const;

const SHORT_REGIONS = ['아무 데나', '초급', '중급', '고급', '12지신', '북방대초원'];

export function shortRegionName(region: number): string {
  return SHORT_REGIONS[region] ?? '';
}

/** Label of a party without a free seat. */
export const FULL_LABEL = '마감';

export const ITEM_DISTRIBUTION_NAMES: Readonly<Record<number, string>> = {
  [ITEM_DISTRIBUTION.free]: '자유',
  [ITEM_DISTRIBUTION.turns]: '순번',
  [ITEM_DISTRIBUTION.dice]: '주사위',
  [ITEM_DISTRIBUTION.split]: '템팔분',
  [ITEM_DISTRIBUTION.needed]: '필요 직업 우선',
  [ITEM_DISTRIBUTION.agreed]: '협의',
};

export function roleName(role: number): string {
  if (role === ROLE.anyone) return '아무나';
  return role === ROLE.striker ? '격수' : jobName(role);
}

const LAST_LEVEL = 99;

type Wanted = Pick<Party, 'levelMin' | 'levelMax' | 'gradeMin'>;

/** Returns `95–99`, `90–`, `–70` or `99 · 2차`; `any` if all levels may come. */
export function wantedLevels({ levelMin, levelMax, gradeMin }: Wanted, any = '상관없음'): string {
  const grade = gradeMin === null || gradeMin === 0 ? '' : `${gradeMin}차`;
  const levels = levelText(levelMin, levelMax);
  return [levels, grade].filter(Boolean).join(' · ') || any;
}

function levelText(min: number | null, max: number | null): string {
  if (min === null) return max === null || max === LAST_LEVEL ? '' : `${max} 이하`;
  if (min === max || min === LAST_LEVEL) return String(min);
  return max === null ? `${min} 이상` : `${min}–${max}`;
}

/** Returns `국내 흉가 2층`, or the title if the party goes anywhere. */
export function formatPlace({ dungeon, floor, title }: Pick<Party, 'dungeon' | 'floor' | 'title'>): string {
  if (!dungeon) return title;
  return floor === null ? dungeon.name : `${dungeon.name} ${floor}층`;
}

export function characterText({ job, level }: { job: number; level: number }): string {
  return `${jobName(job)} ${level}`;
}

/** Returns `격수 1, 도사 1` for the free seats, after `before`; empty if none is free. */
export function freeSeatsText(seats: readonly PartySeat[], before = ''): string {
  const free = seats.filter(({ job }) => job === null).map(({ role }) => role);
  const parts = [...Map.groupBy(free, (role) => role)].map(([role, { length }]) => `${roleName(role)} ${length}`);
  return parts.length === 0 ? '' : before + parts.join(', ');
}

/** The part of a party that other pages show. */
export interface PartyLine extends Pick<Party, 'id' | 'dungeonId' | 'title' | 'seats'> {
  /** Place, such as `국내 흉가 2층`. */
  place: string;
}

export function partyLine(party: Party): PartyLine {
  const { id, dungeonId, title, seats, dungeon } = party;
  return { id, dungeonId, title: dungeon ? title : '아무 데나', seats, place: formatPlace(party) };
}

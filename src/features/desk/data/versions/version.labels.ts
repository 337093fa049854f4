import type { FactVersion } from '#features/game-data/editing/fact-version.contract.ts';
import type { Instant } from '#shared/korean/dates.ts';
import type { TagTone } from '#ui/components/tag.tsx';
import { exactText } from '../../table/moment.labels.ts';
import type { DeskVersion } from '../fact-version-desk.contract.ts';

type Origin = FactVersion['origin'];

export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  project: '릴리스',
  upload: '올리기',
  edit: '수정',
  correction: '제보',
  back: '되돌리기',
};

export const ORIGIN_TONES: Readonly<Partial<Record<Origin, TagTone>>> = { project: 'ok', correction: 'warn' };

const WITHOUT_NOTE: Readonly<Record<Origin, string>> = {
  project: '릴리스 적용',
  upload: '파일 적용',
  edit: '수정',
  correction: '제보 반영',
  back: '되돌리기',
};

/** The note of a version, or what it was where it has none. */
export function versionTitle({ note, origin, release }: Pick<FactVersion, 'note' | 'origin' | 'release'>): string {
  if (note !== null && note !== '') return note;
  return release === null ? WITHOUT_NOTE[origin] : `릴리스 ${release} 적용`;
}

/** `오늘 21:12 · 연꽃차`, `11월 18일 06:02 · 릴리스 12` */
export function versionMeta({ at, by, release, origin }: DeskVersion, now: Instant): string {
  const name = by ? (by.name ?? '운영자') : undefined;
  const ofRelease = release !== null && origin === 'project' ? `릴리스 ${release}` : undefined;
  return [exactText(at, now), name ?? ofRelease].filter(Boolean).join(' · ');
}

import type { FactBase, FactBases } from '#features/game-data/editing/fact-base.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { changesText, countChanges } from '../differences/difference.labels.ts';

const NAMED = 2;

/** `기본값은 릴리스 12, 드롭만 올린 파일` */
export function basesText({ release, bases }: Pick<FactBases, 'release' | 'bases'>): string {
  const own = bases.filter(({ follows }) => follows === 'own').map(({ label }) => label);
  const followed = release === null ? '기본값은 프로젝트의 파일' : `기본값은 릴리스 ${release}`;
  if (own.length === 0) return followed;
  if (own.length === bases.length) return '기본값은 모두 올린 파일';
  const names = own.length > NAMED ? `${own[0]} 외 ${formatDigits(own.length - 1)}` : own.join(', ');
  return `${followed}, ${names}만 올린 파일`;
}

/** `릴리스 12`, `올린 파일` */
export function standsOnText({ follows, release }: Pick<FactBase, 'follows' | 'release'>): string {
  if (release !== null) return `릴리스 ${release}`;
  return follows === 'own' ? '올린 파일' : '프로젝트의 파일';
}

/** Changes of the newest release that an entity lacks: `릴리스 13의 +12 ~41 −0`. */
export function missedText({ missed }: Pick<FactBase, 'missed'>): string {
  if (missed === null || countChanges(missed) === 0) return '–';
  return `${missed.release === null ? '' : `릴리스 ${missed.release}의 `}${changesText(missed)}`;
}

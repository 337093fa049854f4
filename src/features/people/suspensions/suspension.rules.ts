import { AppError } from '#shared/errors.ts';
import { untilTime } from '#shared/korean/relative-time.ts';
import type { OwnProfile } from '../profiles/profile.contract.ts';

export const MAX_SUSPENSION_YEARS = 10;

type Bannable = Pick<OwnProfile, 'bannedAt' | 'bannedReason'>;

/** A suspension lasts until `bannedAt` (product.md §4). */
export function isSuspended({ bannedAt }: Pick<OwnProfile, 'bannedAt'>, now: Date): boolean {
  return bannedAt !== null && new Date(bannedAt) > now;
}

/** Returns the text without the note about appeals, which screens show with its link (product.md §8). */
export function suspensionMessage({ bannedAt, bannedReason }: Bannable, now: Date): string {
  const until = bannedAt === null ? '' : `${untilTime(bannedAt, now)} `;
  const reason = bannedReason ? ` 사유: ${bannedReason}.` : '';
  return `${until}이용이 정지되었습니다.${reason}`;
}

export function requireNotSuspended(profile: Bannable, now: Date): void {
  if (!isSuspended(profile, now)) return;
  const { bannedAt, bannedReason } = profile;
  throw new AppError('SUSPENDED', {
    message: `${suspensionMessage(profile, now)} 이의가 있으면 문의하기로 알려 주세요.`,
    data: { bannedAt, bannedReason },
  });
}

export function validateSuspensionEnd(until: Date, now: Date): string | undefined {
  if (until <= now) return '지금보다 뒤의 시각이어야 합니다.';
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + MAX_SUSPENSION_YEARS);
  return until > last ? `${MAX_SUSPENSION_YEARS}년 안이어야 합니다.` : undefined;
}

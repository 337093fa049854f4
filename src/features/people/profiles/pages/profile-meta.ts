import { formatDigits } from '#shared/korean/amount.ts';
import type { Profile } from '../profile.contract.ts';
import { titleOf } from '../profile.labels.ts';

export function profilePath({ userId }: Pick<Profile, 'userId'>): string {
  return `/profiles/${userId}`;
}

export function profileSummary(profile: Profile): string {
  const { name, level, maxHp, maxMp } = profile;
  const vitals = [maxHp !== null && `체력 ${formatDigits(maxHp)}`, maxMp !== null && `마력 ${formatDigits(maxMp)}`];
  const known = vitals.filter(Boolean).join(', ');
  return `바람의나라 클래식 캐릭터 ${name}. ${titleOf(profile)}, 레벨 ${level}${known && `. ${known}`}.`;
}

export function profileJsonLd(profile: Profile, origin: string): object {
  const { name, userId, avatarUrl, createdAt, updatedAt } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: origin + profilePath(profile),
    dateCreated: createdAt,
    dateModified: updatedAt,
    mainEntity: {
      '@type': 'Person',
      name,
      identifier: userId,
      description: titleOf(profile),
      ...(avatarUrl && { image: origin + avatarUrl }),
    },
  };
}

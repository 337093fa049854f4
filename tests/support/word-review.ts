import type { WordReview } from '#features/people/moderation/word-review.contract.ts';

/** The comment of a listing that a rule was unsure about. */
export function wordReview(id: number, profileName: string, parts: Partial<WordReview> = {}): WordReview {
  return {
    id,
    createdAt: '2026-11-20T12:00:00.000Z',
    subject: 'trade:48190',
    text: '디코 주세요',
    kind: 'AD',
    word: '디코',
    place: { from: 0, to: 2 },
    rule: { id: 62, pattern: '디코 + <id>', verdict: 'review' },
    profileId: 6,
    profileName,
    status: 1,
    handledAt: null,
    ...parts,
  };
}

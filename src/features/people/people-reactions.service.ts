import type { Reaction } from '#platform/effects/effects.ts';
import { reviewFiled } from './moderation/word-review.events.ts';
import { publishDeskChange } from './operators/publish-desk-change.service.ts';

/** @param operatorUserIds operators by configuration */
export function peopleReactions(operatorUserIds: readonly string[]): readonly Reaction[] {
  const publishFiledReviews: Reaction = async (unit, events) => {
    for (const { data } of events.filter((event) => reviewFiled.matches(event))) {
      await publishDeskChange(unit, { operatorUserIds }, { kind: 'review', id: data.id });
    }
  };
  return [publishFiledReviews];
}

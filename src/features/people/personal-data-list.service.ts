import { idempotencyKeyData } from './access/idempotency-key.service.ts';
import { auditTextData } from './audit/audit.service.ts';
import { blockData } from './blocks/block.service.ts';
import { consentData } from './consents/consent.service.ts';
import { gearData } from './gear/gear.service.ts';
import { inquiryData } from './inquiries/inquiry.service.ts';
import { wordReviewData } from './moderation/word-review.service.ts';
import { nameData } from './names/name-data.service.ts';
import { notificationData } from './notifications/notification-data.service.ts';
import { operatorData } from './operators/operator.service.ts';
import { presenceData } from './operators/presence.service.ts';
import type { PersonalData } from './personal-data.ts';
import { ratingData } from './player-ratings/player-rating.service.ts';
import { playerNoteData } from './players/player-note.service.ts';
import { profileData } from './profiles/profile.service.ts';
import { reportData } from './reports/report.service.ts';
import { sanctionData } from './sanctions/sanction.service.ts';
import { sessionData, signInHistoryData } from './sessions/session.service.ts';
import type { IdentityProvider } from './sign-in/identity-provider.ts';
import { signInData } from './sign-in/sign-in-data.service.ts';

/**
 * The complete list of the data stored about a person, in order of deletion.
 * @param more data of other features, deleted while the profile is still intact
 */
export function listPersonalData(
  provider: Pick<IdentityProvider, 'identitiesOf' | 'removeUser' | 'hasSessions'>,
  more: readonly PersonalData[] = [],
): readonly PersonalData[] {
  return [
    reportData,
    wordReviewData,
    ...more,
    blockData,
    ratingData,
    notificationData,
    inquiryData,
    gearData,
    consentData,
    idempotencyKeyData,
    operatorData,
    presenceData,
    auditTextData,
    sanctionData,
    playerNoteData,
    sessionData,
    nameData(provider),
    signInHistoryData,
    profileData,
    signInData(provider),
  ];
}

import { idempotencyKeyData } from './access/idempotency-key.service.ts';
import { consentData } from './consents/consent.service.ts';
import { inquiryData } from './inquiries/inquiry-data.service.ts';
import { notificationData } from './notifications/notification-data.service.ts';
import type { PersonalData } from './personal-data.ts';
import { profileData } from './profiles/profile-data.service.ts';
import { reportData } from './reports/report-data.service.ts';
import { sessionData } from './sessions/session.service.ts';
import type { IdentityProvider } from './sign-in/identity-provider.ts';
import { signInData } from './sign-in/sign-in-data.service.ts';

/**
 * THE list of what is kept of a person, in the order in which it is forgotten.
 * @param more other features' nouns: while the profile still is who it was
 */
export function personalDataOf(
  provider: IdentityProvider,
  more: readonly PersonalData[] = [],
): readonly PersonalData[] {
  return [
    reportData,
    ...more,
    notificationData,
    inquiryData,
    consentData,
    idempotencyKeyData,
    sessionData,
    profileData,
    signInData(provider),
  ];
}

import type { SiteSecretTable } from '#platform/database/site-secret.tables.ts';
import type { LiveTables } from '#platform/live/live.tables.ts';
import type { IdempotencyKeyTable } from './access/access.tables.ts';
import type { AuditTable } from './audit/audit.tables.ts';
import type { ConsentTable } from './consents/consent.tables.ts';
import type { InquiryTable } from './inquiries/inquiry.tables.ts';
import type {
  DeliveryTable,
  NotificationTable,
  PushSubscriptionTable,
  WebhookTable,
} from './notifications/notification.tables.ts';
import type { OperatorTable } from './operators/operator.tables.ts';
import type { ProfileTable } from './profiles/profile.tables.ts';
import type {
  AuthFlowTable,
  AuthIdentityTable,
  AuthSessionTable,
  AuthUserTable,
  SigningKeyTable,
} from './sign-in/sign-in.tables.ts';
import type { LastingSuspensionTable } from './suspensions/suspension.tables.ts';
import type { WordRuleTable } from './words/word.tables.ts';

export interface PeopleTables extends LiveTables {
  'sign_in.user': AuthUserTable;
  'sign_in.identity': AuthIdentityTable;
  'sign_in.flow': AuthFlowTable;
  'sign_in.session': AuthSessionTable;
  'sign_in.signing_key': SigningKeyTable;
  profile: ProfileTable;
  consent: ConsentTable;
  lasting_suspension: LastingSuspensionTable;
  operator: OperatorTable;
  audit: AuditTable;
  inquiry: InquiryTable;
  answered_request: IdempotencyKeyTable;
  site_secret: SiteSecretTable;
  notification: NotificationTable;
  push_subscription: PushSubscriptionTable;
  webhook: WebhookTable;
  delivery: DeliveryTable;
  word_rule: WordRuleTable;
}

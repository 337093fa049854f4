import type { FeatureApp } from './access/access.hook.ts';
import { accountRoutes } from './account/account.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { blockRoutes } from './blocks/block.routes.ts';
import type { OnBlock } from './blocks/block.service.ts';
import { consentRoutes } from './consents/consent.routes.ts';
import { gearRoutes } from './gear/gear.routes.ts';
import type { IsItem } from './gear/gear.service.ts';
import { inquiryRoutes } from './inquiries/inquiry.routes.ts';
import { wordRoutes } from './moderation/word.routes.ts';
import type { OnWordsChange } from './moderation/word.service.ts';
import { nameRoutes } from './names/name.routes.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import type { PeopleContext } from './people.context.ts';
import type { PersonalData } from './personal-data.ts';
import { listPersonalData } from './personal-data-list.service.ts';
import { avatarRoutes } from './profiles/avatar.routes.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import type { ReportSubjects } from './reports/report-subject.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import type { SendBarePage } from './sign-in/error-page.hook.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { suspensionRoutes } from './suspensions/suspension.routes.ts';

export interface FromFeatures {
  personalData: readonly PersonalData[];
  reportSubjects: ReportSubjects;
  onBlock: OnBlock;
  onWordsChange: OnWordsChange;
  isItem: IsItem;
  /** Renders an error page; without it refused sign-ins are answered with JSON only. */
  sendBarePage?: SendBarePage;
}

export function peopleRoutes(
  app: FeatureApp,
  context: PeopleContext,
  { personalData, reportSubjects, onBlock, onWordsChange, isItem, sendBarePage }: FromFeatures,
): void {
  signInRoutes(app, context, sendBarePage);
  profileRoutes(app, context);
  accountRoutes(app, context, listPersonalData(context.provider, personalData));
  avatarRoutes(app, context);
  nameRoutes(app);
  gearRoutes(app, isItem);
  consentRoutes(app);
  sessionRoutes(app, context);
  suspensionRoutes(app, context);
  inquiryRoutes(app);
  notificationRoutes(app, context);
  reportRoutes(app, context, reportSubjects);
  wordRoutes(app, reportSubjects, onWordsChange);
  blockRoutes(app, context, onBlock);
  auditRoutes(app);
}

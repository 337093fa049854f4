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
import type { WordCorpora } from './moderation/word-corpus.ts';
import { nameRoutes } from './names/name.routes.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import { operatorRoutes } from './operators/operator.routes.ts';
import type { RevertActs } from './operators/revert-acts.ts';
import type { SweepOfReport } from './operators/sweep-of-report.ts';
import type { PeopleContext } from './people.context.ts';
import type { PersonalData } from './personal-data.ts';
import { listPersonalData } from './personal-data-list.service.ts';
import { playerRoutes } from './players/player.routes.ts';
import type { PlayerParts } from './players/player-part.ts';
import { avatarRoutes } from './profiles/avatar.routes.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import type { ReportSubjects } from './reports/report-subject.ts';
import { sanctionRoutes } from './sanctions/sanction.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import type { SendBarePage } from './sign-in/error-page.hook.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { suspensionRoutes } from './suspensions/suspension.routes.ts';

export interface FromFeatures {
  personalData: readonly PersonalData[];
  playerParts: PlayerParts;
  reportSubjects: ReportSubjects;
  sweep: SweepOfReport;
  revertActs: RevertActs;
  onBlock: OnBlock;
  onWordsChange: OnWordsChange;
  wordCorpora: WordCorpora;
  isItem: IsItem;
  /** Renders an error page; without it refused sign-ins are answered with JSON only. */
  sendBarePage?: SendBarePage;
}

export function peopleRoutes(
  app: FeatureApp,
  context: PeopleContext,
  {
    personalData,
    playerParts,
    reportSubjects,
    sweep,
    revertActs,
    onBlock,
    onWordsChange,
    wordCorpora,
    isItem,
    sendBarePage,
  }: FromFeatures,
): void {
  signInRoutes(app, context, sendBarePage);
  profileRoutes(app, context);
  accountRoutes(app, context, listPersonalData(context.provider, personalData));
  avatarRoutes(app, context);
  nameRoutes(app, context);
  playerRoutes(app, context, playerParts);
  gearRoutes(app, isItem);
  consentRoutes(app);
  sessionRoutes(app, context);
  sanctionRoutes(app, context);
  suspensionRoutes(app, context);
  inquiryRoutes(app, context);
  notificationRoutes(app, context);
  reportRoutes(app, context, { subjects: reportSubjects, sweep });
  const { operatorUserIds } = context.config;
  const words = { corpora: wordCorpora, onChange: onWordsChange };
  wordRoutes(app, { subjects: reportSubjects, operatorUserIds, ...words });
  blockRoutes(app, context, onBlock);
  operatorRoutes(app, context, revertActs);
  auditRoutes(app);
}

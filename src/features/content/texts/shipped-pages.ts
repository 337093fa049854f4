import type { PageName } from '../articles/article-kind.contract.ts';
import { BAN } from './ban.text.ts';
import { CHANGE_PROFILE } from './change-profile.text.ts';
import { ADVANCEMENT } from './guide-advancement.text.ts';
import { FIRST_99 } from './guide-first-99.text.ts';
import { KING_QUEST } from './guide-king-quest.text.ts';
import { SAFE_DEAL } from './guide-safe-deal.text.ts';
import { VITALS } from './guide-vitals.text.ts';
import { INQUIRY } from './inquiry.text.ts';
import { LOGIN } from './login.text.ts';
import { MESSAGE } from './message.text.ts';
import { MUTE } from './mute.text.ts';
import { PARTNERSHIP } from './partnership.text.ts';
import { POLICY } from './policy.text.ts';
import { REPORT } from './report.text.ts';
import { RULE } from './rule.text.ts';
import { SCAM } from './scam.text.ts';
import type { ShippedGuide, ShippedText } from './shipped-text.ts';
import { TERMS } from './terms.text.ts';
import { TRADE } from './trade.text.ts';

/** The first guides, in their order. */
export const SHIPPED_GUIDES: readonly ShippedGuide[] = [FIRST_99, ADVANCEMENT, VITALS, KING_QUEST, SAFE_DEAL];

const TEXTS: readonly (readonly [PageName, ShippedText])[] = [
  ['ask', INQUIRY],
  ['ban', BAN],
  ['change-profile', CHANGE_PROFILE],
  ['login', LOGIN],
  ['message', MESSAGE],
  ['mute', MUTE],
  ['partnership', PARTNERSHIP],
  ['report', REPORT],
  ['rule', RULE],
  ['scam', SCAM],
  ['trade', TRADE],
  ['terms', TERMS],
  ['policy', POLICY],
];

/** The site's own pages as they ship. */
export const SHIPPED_PAGES = Object.fromEntries(TEXTS) as Readonly<Record<PageName, ShippedText>>;

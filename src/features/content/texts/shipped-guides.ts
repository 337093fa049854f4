import { ADVANCEMENT } from './guide-advancement.text.ts';
import { FIRST_99 } from './guide-first-99.text.ts';
import { KING_QUEST } from './guide-king-quest.text.ts';
import { SAFE_DEAL } from './guide-safe-deal.text.ts';
import { VITALS } from './guide-vitals.text.ts';
import type { ShippedGuide } from './shipped-text.ts';

/** The first guides, in their order. */
export const SHIPPED_GUIDES: readonly ShippedGuide[] = [FIRST_99, ADVANCEMENT, VITALS, KING_QUEST, SAFE_DEAL];

import type { CommunityServices } from '#features/community/community-readers.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { QuestServices } from '#features/content/quests/quest-reader.ts';
import type { GameDataServices, PriceServices, ServerPriceServices } from '#features/game-data/game-data.services.ts';
import type { OverviewServices } from '#features/people/overview/overview.services.ts';
import type { ShellServices } from '#features/shell/shell.services.ts';
import type { TradeServices } from '#features/trade/trade-readers.ts';
import type { Clock } from '#platform/clock/clock.ts';

export type PageServices = GameDataServices &
  PriceServices &
  ServerPriceServices &
  OverviewServices &
  TradeServices &
  CommunityServices &
  ArticleServices &
  QuestServices &
  ShellServices & { readonly clock: Clock };

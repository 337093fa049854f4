import type { Market } from './sample-market.ts';
import { sampledPages } from './sampled-pages.ts';
import type { Scene } from './scene.ts';
import { broadcastScenes } from './scenes/broadcasts.ts';
import { calculatorScenes } from './scenes/calculators.ts';
import { deskScenes } from './scenes/desk.ts';
import { everyPage } from './scenes/every-page.ts';
import { frameScenes } from './scenes/frame.ts';
import { gameDataScenes } from './scenes/game-data.ts';
import { guildScenes } from './scenes/guilds.ts';
import { marketScenes } from './scenes/market.ts';
import { noticeScenes } from './scenes/notices.ts';
import { partyScenes } from './scenes/parties.ts';
import { peopleScenes } from './scenes/people.ts';
import { settlementScenes } from './scenes/settlements.ts';
import { tradeFormScenes } from './scenes/trade-form.ts';
import { tradeScenes } from './scenes/trades.ts';

export async function allScenes(market: Market): Promise<Scene[]> {
  return [
    ...everyPage(await sampledPages(market)),
    ...frameScenes(market),
    ...gameDataScenes(market),
    ...calculatorScenes(market),
    ...marketScenes(market),
    ...tradeScenes(market),
    ...tradeFormScenes(market),
    ...partyScenes(market),
    ...guildScenes(market),
    ...settlementScenes(market),
    ...peopleScenes(market),
    ...broadcastScenes(),
    ...noticeScenes(),
    ...deskScenes(market),
  ];
}

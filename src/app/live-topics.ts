import { broadcastTopics } from '#features/community/broadcasts/broadcast.topics.ts';
import { guildTopics } from '#features/community/guilds/guild.topics.ts';
import { mayHearGuild } from '#features/community/guilds/guild-access.service.ts';
import { partyTopics } from '#features/community/parties/party.topics.ts';
import { articleTopics } from '#features/content/articles/article.topics.ts';
import { ownTopic, profileTopic, topicOfPerson } from '#features/people/people.topics.ts';
import { siteTopic } from '#features/shell/settings/site.topics.ts';
import { quoteTopics } from '#features/trade/quotes/quote.topics.ts';
import { tradeTopics } from '#features/trade/trades/trade.events.ts';
import type { Db } from '#platform/database/db.ts';
import { type LiveTopic, LiveTopics } from '#platform/live/live-topics.ts';

const tradeLiveTopics: readonly LiveTopic[] = [
  tradeTopics.all,
  tradeTopics.ofItem,
  quoteTopics.all,
  quoteTopics.ofItem,
].map((topic) => ({ for: 'everyone', topic }));

/** Every process notifies its own visitors from its cached settings, so nothing is stored that could be replayed. */
const shellLiveTopics: readonly LiveTopic[] = [{ for: 'everyone', topic: siteTopic, isReplayed: false }];

const peopleLiveTopics: readonly LiveTopic[] = [
  { for: 'everyone', topic: profileTopic },
  { for: 'oneself', topic: ownTopic, topicOf: topicOfPerson },
];

const contentLiveTopics: readonly LiveTopic[] = [{ for: 'everyone', topic: articleTopics.all }];

/** @param db database in which memberships are looked up */
export function createLiveTopics(db: Db): LiveTopics {
  return new LiveTopics([
    ...peopleLiveTopics,
    ...tradeLiveTopics,
    ...communityLiveTopics(db),
    ...contentLiveTopics,
    ...shellLiveTopics,
  ]);
}

export const LIVE_DESCRIPTION = `브라우저는 이 사이트의 페이지에서만 연결할 수 있습니다. 한 메시지가 JSON 하나입니다.

보내는 말: \`{"t":"sub","topics":["trades","trades:item:12","quotes:item:12","me"],"since":"41"}\`, \`{"t":"unsub","topics":[…]}\`,
\`{"t":"ping"}\`. \`since\` 는 마지막으로 받은 \`id\` 이고, 그 뒤의 것을 순서대로 다시 보냅니다. 10분보다 오래되었거나 모르는 \`id\` 면
\`resync\` 가 오니 다시 읽어야 합니다. \`broadcasts\`, \`broadcasts:item:ID\`, \`site\` 는 다시 보내지 않고 \`resync\` 로 답합니다.

소식: \`trades\`, \`trades:item:ID\`, \`quotes\`, \`quotes:item:ID\`, \`profile:ID\`, \`parties\`, \`guilds\`, \`broadcasts\`, \`broadcasts:item:ID\`, \`content\`, \`site\`, 그리고 로그인한 사람의 \`me\`, \`guild:ID\`.
\`pong\` 의 \`id\` 까지는 모두 보낸 것입니다.`;

export function communityLiveTopics(db: Db): readonly LiveTopic[] {
  return [
    { for: 'everyone', topic: partyTopics.all },
    { for: 'everyone', topic: guildTopics.all },
    { for: 'members', topic: guildTopics.inside, mayHear: mayHearGuild(db) },
    { for: 'everyone', topic: broadcastTopics.all, isReplayed: false },
    { for: 'everyone', topic: broadcastTopics.ofItem, isReplayed: false },
  ];
}

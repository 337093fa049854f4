import type { LiveTopic } from '#platform/live/live-topics.ts';
import { broadcastTopics } from './broadcasts/broadcast.topics.ts';
import { partyTopics } from './parties/party.topics.ts';

export const communityLiveTopics: readonly LiveTopic[] = [
  { for: 'everyone', topic: partyTopics.all },
  { for: 'everyone', topic: broadcastTopics.all, isReplayed: false },
];

import type { LiveTopic } from '#platform/live/live-topics.ts';
import { partyTopics } from './parties/party.topics.ts';

export const communityLiveTopics: readonly LiveTopic[] = [{ for: 'everyone', topic: partyTopics.all }];

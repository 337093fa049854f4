import type { LiveTopic } from '#platform/live/live-topics.ts';
import { articleTopics } from './articles/article.topics.ts';

export const contentLiveTopics: readonly LiveTopic[] = [{ for: 'everyone', topic: articleTopics.all }];

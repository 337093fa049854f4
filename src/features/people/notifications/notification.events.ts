import { eventType } from '#shared/live-event.ts';
import type { Topic } from '#shared/topic.ts';
import { topicOfPerson } from '../people.topics.ts';
import type { NotificationEvent, Unread } from './notification.contract.ts';

export const notificationCreated = eventType<NotificationEvent>('notification.created');
export const notificationRead = eventType<Unread>('notification.read');

const own = (userId: string): Topic[] => [topicOfPerson(userId)];

export const notificationEvents = {
  created: (userId: string, notices: NotificationEvent) => notificationCreated.on(own(userId), notices),
  read: (userId: string, unread: Unread) => notificationRead.on(own(userId), unread),
};

import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

/** `trade`: trades and prices; `operation`: answers of operators and matters of the account. */
export const NOTIFICATION_GROUPS = ['trade', 'party', 'guild', 'broadcast', 'operation'] as const;
const groupSchema = z.enum(NOTIFICATION_GROUPS);
export type NotificationGroup = z.infer<typeof groupSchema>;

const channelsSchema = z.strictObject({ push: z.boolean(), webhook: z.boolean() });
export type GroupChannels = z.infer<typeof channelsSchema>;

/** Groups that go to browsers and to the webhook; the list on the site always has all of them. */
export const notificationGroupsSchema = z.strictObject({
  groups: z.record(groupSchema, channelsSchema),
  /** Pinned notices, which are off by default. */
  notices: z.boolean(),
});
export type NotificationGroups = z.infer<typeof notificationGroupsSchema>;

export const groupChangeSchema = z.strictObject({
  groups: z.partialRecord(groupSchema, channelsSchema.partial()).optional(),
  notices: z.boolean().optional(),
});
export type GroupChange = z.infer<typeof groupChangeSchema>;

const tags = ['notifications'];

export const getNotificationGroups = endpoint({
  method: 'GET',
  path: '/api/notifications/groups',
  who: 'player',
  tags,
  summary: '알림 묶음마다 브라우저와 디스코드로 받는지',
  description: '종에는 언제나 옵니다.',
  response: { 200: notificationGroupsSchema },
});

export const changeNotificationGroups = endpoint({
  method: 'PUT',
  path: '/api/notifications/groups',
  who: 'player',
  tags,
  summary: '알림 묶음을 어디로 받을지 바꾸기',
  description: '적은 것만 바뀝니다.',
  body: groupChangeSchema,
  response: { 200: notificationGroupsSchema },
});

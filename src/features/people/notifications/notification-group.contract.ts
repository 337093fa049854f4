import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

/** `trade`: trades and prices; `operation`: answers of operators and matters of the account; `desk`: for operators alone. */
export const NOTIFICATION_GROUPS = ['trade', 'party', 'guild', 'broadcast', 'operation', 'desk'] as const;
const groupSchema = z.enum(NOTIFICATION_GROUPS);
export type NotificationGroup = z.infer<typeof groupSchema>;

const channelsSchema = z.strictObject({ push: z.boolean(), webhook: z.boolean() });
export type GroupChannels = z.infer<typeof channelsSchema>;

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HH:MM으로 적어 주세요 (예: 23:00).');

/** Times of every day in Seoul, `23:00` to `07:00` over midnight. */
export const quietHoursSchema = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: '시작과 다른 시각이어야 합니다.' });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** Groups that go to browsers and to the webhook; the list on the site always has all of them. */
export const notificationGroupsSchema = z.strictObject({
  groups: z.strictObject({
    trade: channelsSchema,
    party: channelsSchema,
    guild: channelsSchema,
    broadcast: channelsSchema,
    operation: channelsSchema,
    /** Operators only. */
    desk: channelsSchema.optional(),
  }),
  /** Pinned notices, which are off by default. */
  notices: z.boolean(),
  /** Operators only: when what can wait of the group `desk` is held back. */
  quiet: quietHoursSchema.nullable().optional(),
});
export type NotificationGroups = z.infer<typeof notificationGroupsSchema>;

export const groupChangeSchema = z.strictObject({
  groups: z.partialRecord(groupSchema, channelsSchema.partial()).optional(),
  notices: z.boolean().optional(),
  quiet: quietHoursSchema.nullable().optional(),
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
  description: '적은 것만 바뀝니다. groups.desk와 quiet(서울 시각)는 운영자만 바꿉니다.',
  body: groupChangeSchema,
  response: { 200: notificationGroupsSchema },
});

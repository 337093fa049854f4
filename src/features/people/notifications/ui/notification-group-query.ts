import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { changeNotificationGroups, getNotificationGroups } from '../notification-group.contract.ts';

export const notificationGroups = defineLiveQuery({
  key: ['notifications', 'groups'],
  endpoint: getNotificationGroups,
});

export const changeGroups = defineMutation(changeNotificationGroups, { invalidates: () => [notificationGroups.key()] });

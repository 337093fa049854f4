import type { Notice } from '#shared/notice.ts';
import {
  type GroupChange,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  type NotificationGroups,
  type QuietHours,
} from './notification-group.contract.ts';
import { quietEnd } from './quiet-hours.rules.ts';

/** Keys are the first part of a notification's kind. */
const GROUPS: Readonly<Record<string, NotificationGroup>> = {
  watch: 'trade',
  trade: 'trade',
  party: 'party',
  guild: 'guild',
  gathering: 'guild',
  keyword: 'broadcast',
  desk: 'desk',
};
/** Kinds that belong to a party or to a guild; the path tells which. */
const BY_OWNER: readonly string[] = ['turn', 'settlement'];
const OF_GUILDS = '/guilds/';
const BELL_ALONE: readonly string[] = ['gathering.made', 'guild.pinned'];
/** Kinds for operators that quiet hours do not hold back. */
const URGENT: readonly string[] = ['desk.report', 'desk.alert'];

type Kind = Pick<Notice, 'kind' | 'path'>;

/** Returns null for notifications about the channels themselves, which are always sent. */
export function groupOf({ kind, path }: Kind): NotificationGroup | null {
  const [noun = ''] = kind.split('.');
  if (noun === 'way') return null;
  if (BY_OWNER.includes(noun)) return path.startsWith(OF_GUILDS) ? 'guild' : 'party';
  return GROUPS[noun] ?? 'operation';
}

/** Whether it is for operators alone. */
export function isOfDesk(notification: Kind): boolean {
  return groupOf(notification) === 'desk';
}

/** A player's settings: groups that are turned off per channel, and whether notices are on. */
export interface Choice {
  readonly pushOff: readonly string[];
  readonly webhookOff: readonly string[];
  readonly notices: boolean;
  /** An operator's; null: there are none. */
  readonly quiet: QuietHours | null;
}

export const USUAL_CHOICE: Choice = { pushOff: [], webhookOff: [], notices: false, quiet: null };

/** @param way `push:ID` or `webhook` */
export function isSent(notification: Kind, way: string, { pushOff, webhookOff }: Choice): boolean {
  if (BELL_ALONE.includes(notification.kind)) return false;
  const group = groupOf(notification);
  return group === null || !(way === 'webhook' ? webhookOff : pushOff).includes(group);
}

/** Returns when it may leave the site; null: at once. */
export function delayedUntil(notification: Kind, { quiet }: Choice, now: Date): Date | null {
  if (quiet === null || !isOfDesk(notification) || URGENT.includes(notification.kind)) return null;
  return quietEnd(quiet, now);
}

export function toGroups(
  { pushOff, webhookOff, notices, quiet }: Choice,
  { isOperator }: { isOperator: boolean },
): NotificationGroups {
  const channels = (group: NotificationGroup) => ({
    push: !pushOff.includes(group),
    webhook: !webhookOff.includes(group),
  });
  return {
    groups: {
      trade: channels('trade'),
      party: channels('party'),
      guild: channels('guild'),
      broadcast: channels('broadcast'),
      operation: channels('operation'),
      ...(isOperator && { desk: channels('desk') }),
    },
    notices,
    ...(isOperator && { quiet }),
  };
}

export function changedChoice(before: Choice, change: GroupChange): Choice {
  const { groups = {}, notices = before.notices, quiet = before.quiet } = change;
  const offAfter = (off: readonly string[], channel: 'push' | 'webhook') =>
    NOTIFICATION_GROUPS.filter((group) => !(groups[group]?.[channel] ?? !off.includes(group)));
  return {
    pushOff: offAfter(before.pushOff, 'push'),
    webhookOff: offAfter(before.webhookOff, 'webhook'),
    notices,
    quiet,
  };
}

/** Returns the paths of what only operators can set. */
export function operatorsPart({ groups, quiet }: GroupChange): string[] {
  return [...(groups?.desk ? ['groups.desk'] : []), ...(quiet === undefined ? [] : ['quiet'])];
}

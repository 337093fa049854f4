import { describe, expect, it } from 'vitest';
import { NOTIFICATION_GROUPS } from './notification-group.contract.ts';
import { changedChoice, groupOf, isSent, toGroups, USUAL_CHOICE } from './notification-group.rules.ts';

describe('a notification', () => {
  it.each([
    ['watch.listing', '/trade/view/1', 'trade'],
    ['trade.manner', '/trade/view/1', 'trade'],
    ['party.asked', '/party/1', 'party'],
    ['turn.next', '/party/1', 'party'],
    ['turn.next', '/guilds/1?tab=loot', 'guild'],
    ['settlement.paid', '/settlements/1', 'party'],
    ['gathering.changed', '/guilds/1', 'guild'],
    ['keyword.heard', '/broadcast', 'broadcast'],
    ['report.handled', '/notifications', 'operation'],
    ['profile.rename', '/me', 'operation'],
    ['way.test', '/notifications', null],
  ])('%s at %s belongs to %s', (kind, path, group) => {
    expect(groupOf({ kind, path })).toBe(group);
  });

  it('goes where its group is not turned off, and always when it is about the channels', () => {
    const choice = { pushOff: ['trade'], webhookOff: ['party'], notices: false };
    const sentTo = (kind: string) => ['push:3', 'webhook'].filter((way) => isSent({ kind, path: '/' }, way, choice));
    expect(sentTo('trade.old')).toEqual(['webhook']);
    expect(sentTo('party.asked')).toEqual(['push:3']);
    expect(sentTo('report.handled')).toEqual(['push:3', 'webhook']);
    const allOff = { pushOff: NOTIFICATION_GROUPS, webhookOff: NOTIFICATION_GROUPS, notices: false };
    expect(isSent({ kind: 'way.test', path: '/' }, 'webhook', allOff)).toBe(true);
    for (const kind of ['gathering.made', 'guild.pinned'])
      expect(isSent({ kind, path: '/' }, 'webhook', USUAL_CHOICE)).toBe(false);
  });
});

it('a change touches what is given alone', () => {
  const once = changedChoice(USUAL_CHOICE, { groups: { party: { push: false } } });
  expect(toGroups(once)).toMatchObject({
    groups: { party: { push: false, webhook: true }, trade: { push: true, webhook: true } },
    notices: false,
  });
  const twice = changedChoice(once, { groups: { trade: { webhook: false } }, notices: true });
  expect(twice).toEqual({ pushOff: ['party'], webhookOff: ['trade'], notices: true });
  expect(changedChoice(twice, { groups: { party: { push: true } } }).pushOff).toEqual([]);
});

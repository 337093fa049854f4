import { describe, expect, it } from 'vitest';
import { NOTIFICATION_GROUPS } from './notification-group.contract.ts';
import {
  changedChoice,
  delayedUntil,
  groupOf,
  isSent,
  operatorsPart,
  toGroups,
  USUAL_CHOICE,
} from './notification-group.rules.ts';

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
    ['desk.report', '/operator/reports/1', 'desk'],
    ['profile.rename', '/me', 'operation'],
    ['way.test', '/notifications', null],
  ])('%s at %s belongs to %s', (kind, path, group) => {
    expect(groupOf({ kind, path })).toBe(group);
  });

  it('goes where its group is not turned off, and always when it is about the channels', () => {
    const choice = { ...USUAL_CHOICE, pushOff: ['trade'], webhookOff: ['party'] };
    const sentTo = (kind: string) => ['push:3', 'webhook'].filter((way) => isSent({ kind, path: '/' }, way, choice));
    expect(sentTo('trade.old')).toEqual(['webhook']);
    expect(sentTo('party.asked')).toEqual(['push:3']);
    expect(sentTo('report.handled')).toEqual(['push:3', 'webhook']);
    const allOff = { ...USUAL_CHOICE, pushOff: NOTIFICATION_GROUPS, webhookOff: NOTIFICATION_GROUPS };
    expect(isSent({ kind: 'way.test', path: '/' }, 'webhook', allOff)).toBe(true);
    for (const kind of ['gathering.made', 'guild.pinned'])
      expect(isSent({ kind, path: '/' }, 'webhook', USUAL_CHOICE)).toBe(false);
  });
});

it('a change touches what is given alone', () => {
  const once = changedChoice(USUAL_CHOICE, { groups: { party: { push: false } } });
  expect(toGroups(once, { isOperator: false })).toMatchObject({
    groups: { party: { push: false, webhook: true }, trade: { push: true, webhook: true } },
    notices: false,
  });
  const twice = changedChoice(once, { groups: { trade: { webhook: false } }, notices: true });
  expect(twice).toEqual({ pushOff: ['party'], webhookOff: ['trade'], notices: true, quiet: null });
  expect(changedChoice(twice, { groups: { party: { push: true } } }).pushOff).toEqual([]);
});

describe('quiet hours', () => {
  const quiet = { from: '23:00', to: '07:00' };
  const night = new Date('2026-11-30T15:30:00.000Z');
  const choice = { ...USUAL_CHOICE, quiet };
  const delayed = (kind: string, at = night) => delayedUntil({ kind, path: '/operator' }, choice, at)?.toISOString();

  it('hold back what can wait of the group of operators, and nothing else', () => {
    expect(['desk.appeal', 'desk.job'].map((kind) => delayed(kind))).toEqual(Array(2).fill('2026-11-30T22:00:00.000Z'));
    expect(['desk.report', 'desk.alert', 'trade.old', 'way.test'].map((kind) => delayed(kind))).toEqual(
      Array(4).fill(undefined),
    );
    expect(delayed('desk.appeal', new Date('2026-11-30T22:00:00.000Z'))).toBeUndefined();
  });

  it('belong to operators, with their group', () => {
    expect(toGroups(choice, { isOperator: true })).toMatchObject({ quiet, groups: { desk: { push: true } } });
    expect(Object.keys(toGroups(choice, { isOperator: false }))).toEqual(['groups', 'notices']);
    expect(toGroups(choice, { isOperator: false }).groups.desk).toBeUndefined();
    expect(operatorsPart({ groups: { desk: {}, party: {} }, quiet: null })).toEqual(['groups.desk', 'quiet']);
    expect(operatorsPart({ groups: { party: { push: true } }, notices: true })).toEqual([]);
    expect(changedChoice(choice, { notices: true }).quiet).toEqual(quiet);
    expect(changedChoice(choice, { quiet: null }).quiet).toBeNull();
  });
});

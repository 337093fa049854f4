import { expect, it } from 'vitest';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { guildListParams } from '../guilds/guild-list.params.ts';
import { partyListParams } from '../parties/party-list.params.ts';
import { tradePath } from '../trades/trade-list.params.ts';
import { deskLevel } from './desk-pages.ts';
import { deskPlace } from './shown-thing.rules.ts';

const UUID = '00000000-0000-4000-8000-00000000000a';

it.each([
  ['/trade/view/48190', { href: tradePath(48_190) }],
  ['/party/12', { href: partyListParams.link('/operator/parties', { id: 12, open: 12 }) }],
  ['/guilds/21/', { href: guildListParams.link('/operator/guilds', { id: 21, open: 21 }) }],
  ['/profiles/3121', { href: '/operator/people/3121' }],
  [`/profiles/${UUID}`, { player: UUID }],
])('what %s shows is at one place of the desk, which operators of its level alone are offered', (shown, place) => {
  expect(deskPlace(shown, OPERATOR_LEVEL.moderator)).toEqual(place);
  const path = 'href' in place ? (place.href.split('?')[0] ?? '') : '/operator/people/1';
  for (const level of Object.values(OPERATOR_LEVEL)) {
    expect(deskPlace(shown, level) !== undefined, String(level)).toBe(level <= (deskLevel(path) ?? 0));
  }
});

it.each(['/', '/trade/7', '/trade/register/7', '/party', '/guilds/new', '/profiles/me', '/operator/trades', '/me'])(
  '%s shows nothing that the desk has',
  (path) => {
    expect(deskPlace(path, OPERATOR_LEVEL.administrator)).toBeUndefined();
  },
);

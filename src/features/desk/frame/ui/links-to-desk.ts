import { getProfile } from '#features/people/profiles/profile.contract.ts';
import { call } from '#platform/client/call.ts';
import { navigate } from '#platform/client/navigate.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import type { MenuEntry } from '#ui/overlay/menu.tsx';
import { playerPath } from '../../desk-paths.ts';
import { deskPlace } from '../shown-thing.rules.ts';

const LABEL = '운영에서 열기';

/** Returns the links from a public page into the desk: to the thing that the page shows, if the desk has it, and to its first page. */
export function linksToDesk(pathname: string, level: OperatorLevel): MenuEntry[] {
  const desk = { label: '운영', href: '/operator' };
  const place = deskPlace(pathname, level);
  if (!place) return [desk];
  const thing = 'href' in place ? { label: LABEL, href: place.href } : openPlayer(place.player);
  return [thing, desk];
}

/** The desk knows players by number, their public pages by UUID. */
function openPlayer(player: string): MenuEntry {
  return {
    label: LABEL,
    onSelect: () =>
      void call(getProfile, { params: { id: player } }).then(
        ({ id }) => navigate(playerPath(id)),
        // The list of players is searched by UUID too, and says what is wrong.
        () => navigate(`/operator/people?${new URLSearchParams({ q: player })}`),
      ),
  };
}

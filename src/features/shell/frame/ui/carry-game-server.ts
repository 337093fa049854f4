import { rewriteLinks } from '#platform/client/follow-links.ts';
import type { Navigate } from '#platform/client/navigate.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { type ChoiceOptions, gameServerChoice } from './game-server-choice.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export interface ServerRouter {
  readonly state: { readonly location: Place; readonly navigation: { readonly state: string } };
  subscribe(listener: () => void): () => void;
}

type GameServerOptions = Pick<ChoiceOptions, 'servers' | 'knowsServers'>;

export function carryGameServer(router: ServerRouter, navigate: Navigate, options: GameServerOptions): void {
  const choice = gameServerChoice({
    ...options,
    origin: location.origin,
  });
  let seen: Place | undefined;
  const look = () => {
    const { location: place, navigation } = router.state;
    if (navigation.state !== 'idle' || place === seen) return;
    seen = place;
    if (!options.knowsServers(place.pathname)) return;
    choice.save(gameServerParams.read(new URLSearchParams(place.search)).gameServer ?? 0);
    const path = place.pathname + place.search + place.hash;
    const wished = choice.applied(path);
    if (wished !== path) navigate(wished, { replace: true });
  };
  // Runs before the router follows the click, so that a link to all servers does not get the stored one again.
  document.addEventListener('click', (event) => chooseBy(event.target, choice.clear), { capture: true });
  rewriteLinks(choice.applied);
  router.subscribe(look);
  look();
}

function chooseBy(target: EventTarget | null, clear: () => void): void {
  if (!(target instanceof Element)) return;
  const option = target.closest<HTMLElement>('[data-game-server]');
  if (option?.dataset.gameServer === '0') clear();
  const picker = document.querySelector('details.server[open]');
  if (picker && (option || !picker.contains(target))) picker.removeAttribute('open');
}

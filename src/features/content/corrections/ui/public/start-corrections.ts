import { navigate } from '#platform/client/navigate.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';

export function startCorrections(): void {
  // It listens in the capture phase, because the router would follow the link while the click bubbles.
  document.addEventListener('click', openInPlace, { capture: true });
}

function openInPlace(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-correct]') : null;
  if (!link) return;
  event.preventDefault();
  const { correct, correctEntity, correctRow, correctField } = link.dataset;
  const name = (correct || document.querySelector('h1')?.textContent) ?? '';
  const row =
    correctEntity && correctRow ? { entity: correctEntity, rowId: Number(correctRow), field: correctField } : null;
  import('../correction-host.tsx').then(
    ({ openCorrection }) => openCorrection({ name, path: pathOfFact(location), row }),
    // The dialog's code could not be loaded: the inquiry page has the same form.
    () => navigate(link.pathname + link.search),
  );
}

/** Facts are the same on every game server. */
function pathOfFact({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  for (const name of gameServerParams.names) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

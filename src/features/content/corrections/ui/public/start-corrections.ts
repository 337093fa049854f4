import { navigate } from '#platform/client/navigate.ts';

export function startCorrections(): void {
  // It listens in the capture phase, because the router would follow the link while the click bubbles.
  document.addEventListener('click', openInPlace, { capture: true });
}

function openInPlace(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-correct]') : null;
  if (!link) return;
  event.preventDefault();
  import('../correction-host.tsx').then(
    ({ openCorrection }) => openCorrection(link.dataset),
    // The dialog's code could not be loaded: the inquiry page has the same form.
    () => navigate(link.pathname + link.search),
  );
}

import { navigate } from '#platform/client/navigate.ts';

/** One listener for all links to report a wrong value: a plain click opens the dialog where it stands. */
export function startCorrections(): void {
  // In the capture phase: the link is followed while the click is on its way up.
  document.addEventListener('click', openInPlace, { capture: true });
}

function openInPlace(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-correct]') : null;
  if (!link) return;
  event.preventDefault();
  const { pathname, search } = location;
  const name = link.dataset.correct || document.querySelector('h1')?.textContent;
  import('../correction-host.tsx').then(
    ({ openCorrection }) => openCorrection({ name: name ?? '', path: pathname + search }),
    // The code of the dialog did not come: the form of inquiries asks the same.
    () => navigate(link.pathname + link.search),
  );
}

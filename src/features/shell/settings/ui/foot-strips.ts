/** Above whatever bars stand at the foot of the window: what comes and goes there moves nothing of the page. */
const PLACE = { position: 'fixed', inset: 'auto 0 var(--bars)', zIndex: '960' };

const host = () => document.querySelector<HTMLElement>('[data-foot]');

export function footStrips(): HTMLElement[] {
  return [...(host()?.children ?? [])].filter((strip) => strip instanceof HTMLElement);
}

export function replaceFootStrips(strips: readonly HTMLElement[]): void {
  const present = host();
  if (strips.length === 0) {
    present?.remove();
    return;
  }
  const place = present ?? openHost();
  place.replaceChildren(...strips);
}

function openHost(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.foot = '';
  place.role = 'alert';
  Object.assign(place.style, PLACE);
  document.body.append(place);
  return place;
}

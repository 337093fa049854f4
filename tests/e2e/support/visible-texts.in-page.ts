// Runs in the page, with its types removed: no imports.

/** Notes from the start of a document, ten times a second, every line, value and choice that somebody sees in it. */
export const WATCH_TEXTS = () => {
  const PERIOD_MS = 100;
  const seen = new Map<string, number>();
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (field: HTMLInputElement | HTMLSelectElement) => field.name || field.id;
  const fieldsIn = (place: Element) =>
    Array.from(place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      .filter((field) => (field.closest('label') ?? field).checkVisibility({ visibilityProperty: true }))
      .flatMap((field) => {
        if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
          return field.checked ? [`${nameOf(field)}: ${field.value}`] : [];
        return field.value === '' ? [] : [`${nameOf(field)} = ${field.value}`];
      });
  // biome-ignore lint/performance/useDomNodeTextContent: what styles hide is not seen
  const linesOf = (place: Element) => (place instanceof HTMLElement ? place.innerText.split('\n') : []);
  const textsNow = () =>
    Array.from(document.querySelectorAll('main, .action-bar, .top .person'))
      .filter(isShown)
      .flatMap((place) => [...linesOf(place), ...fieldsIn(place)])
      .map((line) => line.trim())
      .filter((line) => line !== '');
  // Before the styles have come nothing is painted, though it could be read.
  const isPainted = () => performance.getEntriesByName('first-paint').length > 0;
  const note = () => {
    if (!isPainted()) return;
    for (const line of textsNow()) seen.set(line, seen.get(line) ?? Math.round(performance.now()));
  };
  const begin = () => {
    setInterval(note, PERIOD_MS);
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(note));
  };
  begin();
  Object.assign(window, {
    textsNow,
    textsSeen() {
      note();
      return [...seen];
    },
  });
};

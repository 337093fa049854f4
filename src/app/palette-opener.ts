let found: (open: () => void) => void;
const palette = new Promise<() => void>((resolve) => {
  found = resolve;
});

/**
 * Opens the palette by its openers, which are links for visitors without scripts. A press before the palette's code
 * has come waits for it. Must be called before the router's link handler is registered.
 */
export function followPaletteOpeners(): void {
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest('[data-open-palette]') : null;
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void palette.then((open) => open());
  });
}

export function setPalette(open: () => void): void {
  found(open);
}

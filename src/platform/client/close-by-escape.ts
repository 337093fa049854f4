/** What opens below its name as a menu does closes as one; the focus goes back to the name. */
export function closeByEscape(): void {
  document.addEventListener('keydown', ({ key, target }) => {
    const menu =
      key === 'Escape' && target instanceof Element ? target.closest<HTMLDetailsElement>('.server[open]') : null;
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

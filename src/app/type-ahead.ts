/**
 * Collects what is typed while the palette's code loads, so that no letter is lost or handled as a shortcut. It is a
 * real field, because input methods compose only in fields.
 * @returns a function that ends it, restores the focus, and returns the typed text
 */
export function typeAhead(): () => string {
  const { activeElement } = document;
  const field = document.createElement('input');
  Object.assign(field, { className: 'visually-hidden', autocomplete: 'off', spellcheck: false });
  field.setAttribute('aria-label', '찾을 이름');
  // An open dialog makes everything outside it unfocusable.
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  return () => {
    // A syllable under composition is committed as it stands.
    field.blur();
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    return field.value;
  };
}

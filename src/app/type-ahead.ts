/**
 * A field for what is typed while the code of the palette comes: no letter is lost, and none of them is a key of the page. A real one,
 * since input methods compose in nothing else.
 * @returns what ends it: the focus is where it was, and what was typed is returned
 */
export function typeAhead(): () => string {
  const { activeElement } = document;
  const field = document.createElement('input');
  Object.assign(field, { className: 'visually-hidden', autocomplete: 'off', spellcheck: false });
  field.setAttribute('aria-label', '찾을 이름');
  // Outside of an open dialog nothing has the focus.
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  return () => {
    // A syllable that is composed ends as it stands.
    field.blur();
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    return field.value;
  };
}

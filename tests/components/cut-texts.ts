/** Texts of which a part is cut off. */
export function cutTexts(): string[] {
  const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) =>
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth,
  );
  return cut.map(({ textContent }) => textContent);
}

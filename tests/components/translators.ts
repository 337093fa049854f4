type Translate = (text: Text) => void;

/** As some translators of browsers do: the very text in two elements more. */
function wrap(text: Text): void {
  const outer = document.createElement('font');
  const inner = outer.appendChild(document.createElement('font'));
  text.replaceWith(outer);
  inner.append(text);
}

/** As others do: their own text in the place of the page's. */
function replace(text: Text): void {
  const font = document.createElement('font');
  font.textContent = text.data;
  text.replaceWith(font);
}

export const TRANSLATORS = { wraps: wrap, replaces: replace };

/** Every text that is not translated yet. */
export function translateAll(root: Node, translate: Translate): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let at = walker.nextNode(); at; at = walker.nextNode()) texts.push(at as Text);
  for (const text of texts) {
    const isLeft = text.parentElement?.closest('font, script, style, textarea, svg');
    if (text.data.trim() !== '' && !isLeft) translate(text);
  }
}

/** What comes later too, as it comes. @returns what ends it */
export function translateOn(translate: Translate): () => void {
  translateAll(document.body, translate);
  const observer = new MutationObserver(() => translateAll(document.body, translate));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

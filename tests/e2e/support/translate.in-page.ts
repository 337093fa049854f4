/** Wraps every text of the page, and what comes later, as translators of browsers do. */
export function translateAsBrowsersDo(): void {
  const LEFT_ALONE =
    'script, style, noscript, textarea, title, svg, font, [contenteditable], .notranslate, [translate="no"]';

  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest(LEFT_ALONE)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
  }

  function wrapAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let at = walker.nextNode(); at; at = walker.nextNode()) texts.push(at as Text);
    for (const text of texts) wrap(text);
  }

  const begin = () => {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else if (node.isConnected) wrapAll(node);
        }
    }).observe(document.body, { childList: true, subtree: true });
  };
  // A translation begins once the page can be read and React has taken it over.
  const wait = new MutationObserver(() => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return;
    wait.disconnect();
    begin();
  });
  wait.observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true });
}

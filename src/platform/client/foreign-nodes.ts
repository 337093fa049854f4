/**
 * Translators of browsers put texts that React drew into `<font>`, or put their own in the place of them, and React asks their
 * parent to remove a child, or to insert before a child, that is not there any more: the page would end.
 */
export function tolerateForeignNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, before: Node | null) {
    return insertBefore.call(this, node, before && childFor(this, before)) as Inserted;
  };

  Node.prototype.removeChild = function <Removed extends Node>(this: Node, child: Removed) {
    if (child.parentNode === this) return removeChild.call(this, child) as Removed;
    const foreign = childFor(this, child);
    // What was wrapped with it is still React's.
    if (foreign && child.parentNode && foreign.textContent !== child.textContent) child.parentNode.removeChild(child);
    else if (foreign) removeChild.call(this, foreign);
    return child;
  };
}

/** The child of `parent` that holds `node` by now, or stands in its place. */
function childFor(parent: Node, node: Node): Node | null {
  for (let at: Node | null = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  const foreign = [...parent.childNodes].filter(({ nodeName }) => nodeName === 'FONT');
  return foreign.length === 1 ? (foreign[0] ?? null) : null;
}

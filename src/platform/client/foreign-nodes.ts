/**
 * Makes React tolerate browsers' translators, which wrap its texts into `<font>` or replace them. React would otherwise
 * ask a parent to remove a child, or to insert before one, that is not there any more, and the page would crash.
 */
export function tolerateForeignNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, before: Node | null) {
    return insertBefore.call(this, node, before && childFor(this, before)) as Inserted;
  };

  Node.prototype.removeChild = function <Removed extends Node>(this: Node, child: Removed) {
    if (child.parentNode === this) return removeChild.call(this, child) as Removed;
    const foreign = childFor(this, child);
    // The rest of the wrapped nodes still belongs to React.
    if (foreign && child.parentNode && foreign.textContent !== child.textContent) child.parentNode.removeChild(child);
    else if (foreign) removeChild.call(this, foreign);
    return child;
  };
}

/** Finds the child of `parent` that now contains `node` or replaces it. */
function childFor(parent: Node, node: Node): Node | null {
  for (let at: Node | null = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  const foreign = [...parent.childNodes].filter(({ nodeName }) => nodeName === 'FONT');
  return foreign.length === 1 ? (foreign[0] ?? null) : null;
}

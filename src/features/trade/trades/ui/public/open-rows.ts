/**
 * A press anywhere on a row follows the link of its item, so that the whole row is a target. One listener for all rows of a
 * table; the link itself is there for the keyboard. A ref of the table.
 */
export function openRows(table: HTMLTableElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    // Whoever marks words does not want to leave.
    if (getSelection()?.isCollapsed === false) return;
    target.closest('tr')?.querySelector<HTMLElement>('a.opens')?.click();
  };
  table.addEventListener('click', onClick);
  return () => table.removeEventListener('click', onClick);
}

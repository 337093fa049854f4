const LIST_ITEM = '[style*="mso-list" i]';
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = 'span[style*="mso-list:ignore" i], span[style*="mso-list: ignore" i]';
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivx]+|[가-하])[.)]/i;

/** Turns the paragraphs by which Word represents lists into lists. */
export function createWordLists(root: ParentNode & Node): void {
  for (const item of root.querySelectorAll(LIST_ITEM)) {
    // Items of a list that was converted already are no longer in the document.
    if (readLevel(item) === undefined || !root.contains(item)) continue;
    const items = [item];
    for (let next = item.nextElementSibling; next && readLevel(next) !== undefined; next = next.nextElementSibling) {
      items.push(next);
    }
    item.before(createList(items));
    for (const one of items) one.remove();
  }
}

function readLevel(element: Element): number | undefined {
  const [, level] = LEVEL.exec(element.getAttribute('style') ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

function createList(items: readonly Element[]): Element {
  const root = document.createDocumentFragment();
  let open: { list: Element; level: number }[] = [];
  for (const item of items) {
    const level = readLevel(item) ?? 1;
    open = open.filter((one, at) => at === 0 || one.level <= level);
    const last = open.at(-1);
    if (last === undefined || last.level < level) {
      const list = listLike(item);
      (last === undefined ? root : (last.list.lastElementChild ?? last.list)).append(list);
      open.push({ list, level });
    }
    open.at(-1)?.list.append(createItem(item));
  }
  return root.firstElementChild as Element;
}

function listLike(item: Element): Element {
  const marker = item.querySelector(MARKER)?.textContent?.trim() ?? '';
  const list = document.createElement(NUMBERED.test(marker) ? 'ol' : 'ul');
  const [, number] = /^\(?(\d{1,4})/.exec(marker) ?? [];
  if (number !== undefined) list.setAttribute('start', number);
  return list;
}

function createItem(paragraph: Element): Element {
  for (const marker of paragraph.querySelectorAll(MARKER)) marker.remove();
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  return item;
}

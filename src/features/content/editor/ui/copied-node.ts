import { MENTION_KINDS } from '../../documents/document-shape.rules.ts';
import type { Figure } from '../../documents/figure.contract.ts';
import { figureLabel } from '../editor.labels.ts';

type Attributes = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string';
const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

/** Attributes are checked, because any page can put them on the clipboard. */
const CHECKS = {
  mention: ({ kind, id, name }: Attributes) => MENTION_KINDS.some((one) => one === kind) && isId(id) && isText(name),
  figure: isFigure,
  image: ({ imageId, alt, caption, width }: Attributes) =>
    isId(imageId) && isText(alt) && isText(caption) && (width === 'full' || width === 'half'),
  drawing: ({ name, alt }: Attributes) => isText(name) && isText(alt),
};

type CopiedNode = keyof typeof CHECKS;

/** Returns clipboard attributes of a node without text, from which the node is restored when pasted. */
export function copied(type: CopiedNode, attrs: Attributes): Record<string, string> {
  return { 'data-node': type, 'data-attrs': JSON.stringify(attrs) };
}

export function readCopied(type: CopiedNode) {
  return {
    tag: `[data-node="${type}"]`,
    // It takes precedence over the rule for figures of other pages.
    priority: 60,
    getAttrs: (element: HTMLElement) => {
      const attrs = parsed(element.dataset.attrs);
      return attrs !== null && CHECKS[type](attrs) ? attrs : false;
    },
  };
}

function isFigure(attrs: Attributes): boolean {
  const { name, args } = attrs;
  if (!isText(name) || typeof args !== 'object' || args === null) return false;
  try {
    return figureLabel(attrs as unknown as Figure) !== '';
  } catch {
    return false;
  }
}

function parsed(text = ''): Attributes | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Attributes | null) : null;
  } catch {
    return null;
  }
}

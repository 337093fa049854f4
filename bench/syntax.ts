import { type ESTree, parseSync } from 'vite';

export type SyntaxNode = ESTree.Node;

/**
 * Visits every node of a TypeScript or JavaScript file, parents before children, in source order.
 * @param visit returns `false` to skip the children
 * @throws when the text cannot be parsed
 */
export function walkSyntax(
  { path, text }: { path: string; text: string },
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => boolean | undefined,
): void {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  walk(program, undefined);

  function walk(node: SyntaxNode, parent: SyntaxNode | undefined): void {
    if (visit(node, parent) === false) return;
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, node);
  }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

import { type ESTree, parseSync } from 'vite';

/** Every node of a text, parents before their children. */
export function nodesIn(path: string, text: string): ESTree.Node[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const nodes: ESTree.Node[] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    nodes.push(value);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child);
  }
  visit(program);
  return nodes;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function isSql(node: ESTree.Node): node is ESTree.TaggedTemplateExpression {
  return node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 'sql');
}

export function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

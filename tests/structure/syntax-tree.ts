import { type ESTree, parseSync } from 'vite';

export function nodesIn(path: string, text: string): ESTree.Node[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return [...walk(program)];
}

function* walk(value: unknown): Generator<ESTree.Node> {
  if (Array.isArray(value)) for (const each of value) yield* walk(each);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* walk(child);
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

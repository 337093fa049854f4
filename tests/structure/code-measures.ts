import type { ESTree } from 'vite';
import type { TreeFile } from './tree.ts';

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^|[^:'"`\w])\/\/ ?(.*)/gm;

export const lineCount = (text: string): number => text.trimEnd().split('\n').length;

/** Texts of all comments, without their marks. */
export function commentsIn(text: string): string[] {
  return Array.from(text.matchAll(COMMENT), ([, block, line]) =>
    (block ?? line ?? '').replaceAll(/^\s*\* ?/gm, '').trim(),
  );
}

interface NamedFunction {
  readonly name: string;
  readonly lines: number;
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

const isFunction = (node: ESTree.Node | null | undefined): node is FunctionNode =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

/** Functions with a name of their own: declared, or the value of a variable. */
export function functionsIn({ nodes, text }: TreeFile): NamedFunction[] {
  const linesOf = ({ start, end }: FunctionNode) => lineCount(text().slice(start, end));
  return nodes().flatMap((node) => {
    if (node.type === 'FunctionDeclaration' && node.id !== null) return [{ name: node.id.name, lines: linesOf(node) }];
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !isFunction(node.init)) return [];
    return [{ name: node.id.name, lines: linesOf(node.init) }];
  });
}

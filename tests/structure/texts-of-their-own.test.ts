import type { ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourcesUnder, type TreeFile, treeFile } from './tree.ts';

type Parent = ESTree.JSXElement | ESTree.JSXFragment;

const isParent = (node: ESTree.Node): node is Parent => node.type === 'JSXElement' || node.type === 'JSXFragment';

/** Between lines of the source, and comments. */
function isNothing(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$|^$/.test(child.value);
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function isNoText(node: ESTree.Node): boolean {
  if (node.type === 'Literal') return node.value === null || node.value === '' || typeof node.value === 'boolean';
  return node.type === 'Identifier' && node.name === 'undefined';
}

/** Names and calls may be elements too: only what is a text for certain is found. */
function isText(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'Literal':
      return !isNoText(node);
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return node.operator === '+';
    case 'CallExpression':
      return node.callee.type === 'Identifier' && /^(?:format|particle)/.test(node.callee.name);
    case 'ParenthesizedExpression':
      return isText(node.expression);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right);
    default:
      return false;
  }
}

/** A text that is there or not, or is one of two. */
function comesAndGoes(node: ESTree.Node): boolean {
  return (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') && isText(node);
}

function textsBesideOthers({ path, nodes, text }: TreeFile): string[] {
  return nodes()
    .filter(isParent)
    .map(({ children }) => children.filter((child) => !isNothing(child)))
    .filter((children) => children.length > 1)
    .flat()
    .filter((child) => child.type === 'JSXExpressionContainer' && comesAndGoes(child.expression))
    .map(({ start, end }) => `${path}: ${text().slice(start, end).replaceAll(/\s+/g, ' ')}`);
}

describe('a text that comes, goes or is swapped', () => {
  it('has an element of its own: a translator of the browser takes bare texts away from React', () => {
    const found = sourcesUnder('src')
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(textsBesideOthers);
    expect(found).toEqual([]);
  });

  it.each([
    ["<p>{count}건{more && ' 외 ' + rest}</p>", 1],
    ["<p><b>가격</b>{isSold ? '판매' : '구매'}</p>", 1],
    ["<>{a ?? '없음'} <i /></>", 1],
    ["<p><b /> {isOpen ? <i /> : '닫힘'}</p>", 1],
    ["<p>{isSold ? '판매' : '구매'}</p>", 0],
    ["<p><b>가격</b><span>{isSold ? '판매' : '구매'}</span></p>", 0],
    ['<p>{isOpen && <i />} 글</p>', 0],
  ])('is found in %s', (source, count) => {
    const file = treeFile('part.tsx', () => `export const part = ${source};`);
    expect(textsBesideOthers(file)).toHaveLength(count);
  });
});

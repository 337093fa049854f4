import type { SourceFile } from '../source-files.ts';
import { type SyntaxNode, walkSyntax } from '../syntax.ts';

export interface MutationPoint {
  operator: string;
  start: number;
  end: number;
  replacement: string;
}

const SWAPPED: Readonly<Record<string, { operator: string; to: string }>> = {
  '<': { operator: 'boundary', to: '<=' },
  '<=': { operator: 'boundary', to: '<' },
  '>': { operator: 'boundary', to: '>=' },
  '>=': { operator: 'boundary', to: '>' },
  '===': { operator: 'equality', to: '!==' },
  '!==': { operator: 'equality', to: '===' },
  '+': { operator: 'arithmetic', to: '-' },
  '-': { operator: 'arithmetic', to: '+' },
  '*': { operator: 'arithmetic', to: '/' },
  '/': { operator: 'arithmetic', to: '*' },
  '&&': { operator: 'logic', to: '||' },
  '||': { operator: 'logic', to: '&&' },
};

const TYPED_EXPRESSIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

const isOnlyType = ({ type }: SyntaxNode) => type.startsWith('TS') && !TYPED_EXPRESSIONS.includes(type);

export function mutationPoints(file: SourceFile): MutationPoint[] {
  const points: MutationPoint[] = [];
  walkSyntax(file, (node) => {
    if (node.type === 'ImportDeclaration' || isOnlyType(node)) return false;
    points.push(...pointsAt(node, file.text));
    return true;
  });
  return points;
}

function pointsAt(node: SyntaxNode, text: string): MutationPoint[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return [replaced('negate-condition', node.test, `!(${text.slice(node.test.start, node.test.end)})`)];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapped(node, text);
    case 'ExpressionStatement':
      return isCall(node.expression) ? [replaced('drop-call', node, ';')] : [];
    case 'ReturnStatement':
      return node.argument ? emptied(node.argument) : [];
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : emptied(node.body);
    case 'Literal':
      return changedLiteral(node);
    default:
      return [];
  }
}

const replaced = (operator: string, { start, end }: SyntaxNode, replacement: string): MutationPoint => ({
  operator,
  start,
  end,
  replacement,
});

type Operation = Extract<SyntaxNode, { type: 'BinaryExpression' | 'LogicalExpression' }>;

function swapped(node: Operation, text: string): MutationPoint[] {
  const swap = SWAPPED[node.operator];
  const joinsTexts = node.operator === '+' && (isText(node.left) || isText(node.right));
  if (!swap || joinsTexts) return [];
  const [start, end] = [node.left.end, node.right.start];
  return [{ operator: swap.operator, start, end, replacement: text.slice(start, end).replace(node.operator, swap.to) }];
}

const isText = (node: SyntaxNode) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const isCall = (node: SyntaxNode): boolean =>
  node.type === 'AwaitExpression' ? isCall(node.argument) : node.type === 'CallExpression';

function emptied(value: SyntaxNode): MutationPoint[] {
  if (value.type === 'ParenthesizedExpression') return emptied(value.expression);
  const replacement = emptyOf(value);
  return replacement === undefined ? [] : [replaced('empty-answer', value, replacement)];
}

/** Replacement of a return value; `undefined` when it would change nothing. */
function emptyOf(value: SyntaxNode): string | undefined {
  if (value.type === 'ArrayExpression') return value.elements.length > 0 ? '[]' : undefined;
  if (value.type === 'ObjectExpression') return value.properties.length > 0 ? '{}' : undefined;
  if (isText(value)) return "''";
  return value.type === 'Identifier' && value.name === 'undefined' ? undefined : 'undefined';
}

function changedLiteral(node: Extract<SyntaxNode, { type: 'Literal' }>): MutationPoint[] {
  if (typeof node.value === 'boolean') return [replaced('boolean', node, String(!node.value))];
  if (typeof node.value === 'number') return [replaced('number', node, String(node.value + 1))];
  return [];
}

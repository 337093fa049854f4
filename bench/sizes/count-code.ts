import { type SyntaxNode, walkSyntax } from '../syntax.ts';

export interface CodeSizes {
  statements: number;
  /** `value as Type`, without `as const`. */
  assertions: number;
}

/** Blocks do not count: braces around one statement change nothing. An `export` counts as its declaration. */
const STATEMENTS = new Set<string>([
  'BreakStatement',
  'ClassDeclaration',
  'ContinueStatement',
  'DebuggerStatement',
  'DoWhileStatement',
  'ExportAllDeclaration',
  'ExpressionStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'FunctionDeclaration',
  'IfStatement',
  'ImportDeclaration',
  'LabeledStatement',
  'ReturnStatement',
  'SwitchStatement',
  'ThrowStatement',
  'TryStatement',
  'TSDeclareFunction',
  'TSInterfaceDeclaration',
  'TSModuleDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclaration',
  'WhileStatement',
] satisfies SyntaxNode['type'][]);

/**
 * Counts the syntax tree of one TypeScript or JavaScript file.
 * @throws when the text cannot be parsed
 */
export function countCode(path: string, text: string): CodeSizes {
  const sizes = { statements: 0, assertions: 0 };
  walkSyntax({ path, text }, (node, parent) => {
    if (isStatement(node, parent)) sizes.statements += 1;
    if (node.type === 'TSAsExpression' && !isConst(node.typeAnnotation)) sizes.assertions += 1;
    return true;
  });
  return sizes;
}

function isStatement(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type === 'ExportNamedDeclaration') return node.declaration === null;
  if (node.type === 'ExportDefaultDeclaration') return !STATEMENTS.has(node.declaration.type);
  if (node.type === 'VariableDeclaration') return !isHeadOfLoop(node, parent);
  return STATEMENTS.has(node.type);
}

function isHeadOfLoop(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.type === 'ForStatement') return parent.init === node;
  return (parent?.type === 'ForInStatement' || parent?.type === 'ForOfStatement') && parent.left === node;
}

function isConst(type: SyntaxNode): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
}

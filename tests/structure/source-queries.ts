import type { ESTree } from 'vite';
import { HOLE, type NamedTable, type TableUse, tablesInSql } from './sql-tables.ts';
import { isNamed, isSql } from './syntax-tree.ts';
import type { TreeFile } from './tree.ts';

const METHODS = new Map<string, TableUse>([
  ['selectFrom', 'read'],
  ['insertInto', 'write'],
  ['updateTable', 'write'],
  ['deleteFrom', 'write'],
  ['replaceInto', 'write'],
  ['mergeInto', 'write'],
  ['innerJoin', 'read'],
  ['leftJoin', 'read'],
  ['rightJoin', 'read'],
  ['fullJoin', 'read'],
  ['crossJoin', 'read'],
  ['innerJoinLateral', 'read'],
  ['leftJoinLateral', 'read'],
  ['crossJoinLateral', 'read'],
]);
const HAS_QUERY = new RegExp(`sql[\`<.]|[.]query[(]|tableName|${[...METHODS.keys()].join('|')}`);
const ALIAS = /\s+as\s+\w+$/;

/** The tables in a file's queries: calls of the builder, raw SQL, options of libraries. `?`: not readable here. */
export function tablesOf(file: TreeFile): NamedTable[] {
  if (!HAS_QUERY.test(file.text())) return [];
  const nodes = file.nodes();
  const constants = constantsOf(nodes);
  return nodes.flatMap((node) => {
    if (isSql(node)) return tablesInSql(textOf(node.quasi, constants));
    if (node.type === 'CallExpression') return tablesInCall(node, constants);
    const isOption = node.type === 'Property' && isNamed(node.key, 'tableName');
    return isOption ? namesOf(node.value, constants).map((name) => ({ name, use: 'write' as const })) : [];
  });
}

function tablesInCall({ callee, arguments: [first] }: ESTree.CallExpression, constants: Constants): NamedTable[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return [];
  const { name: method } = callee.property;
  const use = METHODS.get(method);
  if (use) return namesOf(first, constants).map((name) => ({ name, use }));
  const isStatement = method === 'query' || (method === 'raw' && isNamed(callee.object, 'sql'));
  return isStatement ? tablesInSql(statementOf(first, constants) ?? `from ${HOLE}`) : [];
}

type Constants = ReadonlyMap<string, ESTree.Node>;

function constantsOf(nodes: readonly ESTree.Node[]): Constants {
  return new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init
        ? [[node.id.name, node.init] as const]
        : [],
    ),
  );
}

/** Replaces constants in a statement by their text. */
function textOf({ quasis, expressions }: ESTree.TemplateLiteral, constants: Constants): string {
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      const constant = expression?.type === 'Identifier' ? constants.get(expression.name) : undefined;
      const next = constant && isSql(constant) ? textOf(constant.quasi, constants) : expression ? HOLE : '';
      return `${value.cooked ?? value.raw} ${next} `;
    })
    .join('');
}

/** The name in `'trade as t'` or in an array of such; none for a subquery, which is read separately. */
function namesOf(node: ESTree.Node, constants: Constants): string[] {
  const value = node.type === 'Identifier' ? constants.get(node.name) : node;
  if (value?.type === 'Literal') return typeof value.value === 'string' ? [value.value.replace(ALIAS, '')] : [];
  if (value?.type === 'ArrayExpression')
    return value.elements.flatMap((each) => (each ? namesOf(each, constants) : []));
  const isQuery = ['ArrowFunctionExpression', 'FunctionExpression', 'CallExpression'].includes(node.type);
  return isQuery ? [] : [HOLE];
}

function statementOf(node: ESTree.Node, constants: Constants): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return textOf(node, constants);
  if (node.type !== 'ConditionalExpression') return undefined;
  const [one, other] = [statementOf(node.consequent, constants), statementOf(node.alternate, constants)];
  return one === undefined || other === undefined ? undefined : `${one}; ${other}`;
}

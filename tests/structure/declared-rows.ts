import type { ESTree } from 'vite';
import { isNamed, isSql } from './syntax-tree.ts';
import type { TreeFile } from './tree.ts';

export interface DeclaredRow {
  path: string;
  row: string;
  /** Of an inline type: the possible types of each column (`number`, `Date`, `null`). */
  columns: ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

const KEYWORDS: Partial<Record<ESTree.TSType['type'], string>> = {
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSNumberKeyword: 'number',
  TSStringKeyword: 'string',
};

/** Skips statements that declare the value of an expression. */
export function declaredRows({ path, text, nodes }: TreeFile): DeclaredRow[] {
  const source = text();
  if (!source.includes('sql<')) return [];
  return nodes().flatMap((node) => {
    const type = isSql(node) ? node.typeArguments?.params[0] : undefined;
    if (!type || kindsOf(type)) return [];
    const row = source.slice(type.start, type.end).replaceAll(/\s+/g, ' ').replace('; }', ' }');
    return [{ path, row, columns: type.type === 'TSTypeLiteral' ? columnsOf(type) : undefined }];
  });
}

/** undefined: not the type of a single value. */
function kindsOf(type: ESTree.TSType): ReadonlySet<string> | undefined {
  const keyword = KEYWORDS[type.type];
  if (keyword) return new Set([keyword]);
  if (type.type === 'TSTypeReference') return isNamed(type.typeName, 'Date') ? new Set(['Date']) : undefined;
  if (type.type !== 'TSUnionType') return undefined;
  const kinds = type.types.map(kindsOf);
  return kinds.every((kind) => kind !== undefined) ? new Set(kinds.flatMap((kind) => [...kind])) : undefined;
}

function columnsOf({ members }: ESTree.TSTypeLiteral): DeclaredRow['columns'] {
  return new Map(
    members.map((member) => {
      const kinds =
        member.type === 'TSPropertySignature' && member.typeAnnotation && kindsOf(member.typeAnnotation.typeAnnotation);
      if (!kinds || member.key.type !== 'Identifier')
        throw new Error('A raw row is written out with plain columns only');
      return [member.key.name, kinds] as const;
    }),
  );
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return value instanceof Date ? 'Date' : typeof value;
}

import type { z } from 'zod';

const STRICT_NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: z.core.$ZodType };
  return def.innerType === undefined ? schema : bare(def.innerType);
}

/** `도토리*10` → `{item, quantity}`; other text is returned unchanged, and the schema reports it. */
function stackOf(text: string): unknown {
  const star = text.lastIndexOf('*');
  if (star < 0) return text;
  return { item: text.slice(0, star).trim(), quantity: scalar(text.slice(star + 1).trim()) };
}

function scalar(text: string): string | number {
  return STRICT_NUMBER.test(text) ? Number(text) : text;
}

function listOf(cell: string, element: z.core.$ZodType): unknown {
  const parts = cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const type = bare(element)._zod.def.type;
  if (type === 'object') return parts.map(stackOf);
  return type === 'number' ? parts.map(scalar) : parts;
}

function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/**
 * Parses a CSV cell by its schema. Lists are separated by `;`, stacks are `이름*수량`, deeper values are JSON in the cell.
 * A cell that does not fit stays text, so that validation reports it.
 */
export function cellValue(cell: string, schema: z.core.$ZodType): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  const inner = bare(schema);
  const { type } = inner._zod.def;
  if (type === 'number') return scalar(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'array') {
    const { element } = inner._zod.def as z.core.$ZodArrayDef;
    return text.startsWith('[') ? jsonOf(text) : listOf(text, element);
  }
  if (type === 'object') return jsonOf(text);
  return text;
}

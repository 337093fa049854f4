import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';

const MOST_LENGTHS = 4;
/** Ten years (contract §21). */
const MOST_DAYS = 3650;

/** Reads `3, 7, 30`; nothing typed proposes no length. Undefined: it is no list of days. */
export function readLengths(text: string): number[] | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return [];
  const words = typed.split(/[\s,→일]+/).filter((word) => word !== '');
  const days = words.map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : 0));
  const isRight = days.length <= MOST_LENGTHS && days.every((count) => count >= 1 && count <= MOST_DAYS);
  return isRight ? days : undefined;
}

/** Lengths belong to suspensions alone. */
export function toTemplate({
  kind,
  name,
  text,
  days,
}: {
  kind: ReasonTemplate['kind'];
  name: string;
  text: string;
  days: number[];
}): ReasonTemplate {
  if (kind !== 'suspend') return { kind, name, text };
  return { kind, name, text, ...(days.length > 0 && { days }) };
}

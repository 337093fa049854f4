import type { Catalog } from '../catalog/catalog.ts';
import type { Disagreement } from '../catalog/field-note.contract.ts';
import { claimText, itemFieldLabel } from '../catalog/item-stat.labels.ts';
import { shortTitle } from '../fact.labels.ts';
import type { Doubt } from './doubt.contract.ts';

const RANGES: Readonly<Record<string, readonly string[]>> = { small: ['smin', 'smax'], large: ['lmin', 'lmax'] };

/** Finds values about which sources differ. None of them counts in a sum. */
export function disagreementDoubts(catalog: Pick<Catalog, 'items' | 'sourceById'>): Doubt[] {
  return catalog.items.flatMap((item) =>
    item.disagreements.map((disagreement): Doubt => {
      const claims = claimTexts(catalog, disagreement).join(', ');
      return {
        kind: 'disagreement',
        text: `${itemFieldLabel(disagreement.field)}: ${item.name} ${claims}`,
        facts: [item],
        fields: RANGES[disagreement.field] ?? [disagreement.field],
        disagreement,
      };
    }),
  );
}

/** `−34 재현 서버의 아이템 표`; the probable claim is marked. */
export function claimTexts(
  { sourceById }: Pick<Catalog, 'sourceById'>,
  { field, claims, lean }: Disagreement,
): string[] {
  return claims.map(({ value, source }) => {
    const names = source.map((id) => shortTitle(sourceById.get(id)?.title ?? id)).join(', ');
    const isLikelier = lean !== undefined && source.includes(lean);
    return `${claimText(field, value)} ${names}${isLikelier ? ' 쪽이 맞아 보임' : ''}`;
  });
}

import { SITE_NAME } from '#features/shell/meta/page-meta.tsx';
import { withParticle } from '#shared/korean/particle.ts';
import type { ItemPageData } from './item.loader.ts';

const NAMES_SHOWN = 3;

function firstNames(things: readonly { name: string }[]): string {
  const names = [...new Set(things.map((thing) => thing.name))];
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} 등` : shown;
}

/** The page in one or two sentences. */
export function itemSummary(data: ItemPageData): string {
  const stats = data.stats.map(({ label, value, unit = '' }) => `${label} ${value}${unit}`).join(', ');
  return [
    `바람의나라 클래식 ${withParticle(data.item.name, '은/는')} ${data.subType ?? data.type.name}입니다.`,
    stats && `${stats}.`,
    data.drops.length > 0 && `${firstNames(data.drops)}에게서 나옵니다.`,
    data.madeBy.length > 0 && '조합으로 만들 수 있습니다.',
    data.usedIn.length > 0 && `${firstNames(data.usedIn.map((recipe) => recipe.result))}의 재료입니다.`,
    data.skills.length > 0 && `기술 ${firstNames(data.skills)}에 듭니다.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Not a product: nobody here sells it for money. */
export function itemJsonLd(data: ItemPageData, origin: string): object[] {
  const url = `${origin}/items/${data.item.id}`;
  const trail = [
    { name: SITE_NAME, item: `${origin}/` },
    { name: '도감', item: `${origin}/items` },
    { name: data.type.name, item: `${origin}/items/types/${data.type.id}` },
    { name: data.item.name, item: url },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: data.item.name,
      description: itemSummary(data),
      url,
      image: `${origin}/share/items/${data.item.id}.png`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
  ];
}

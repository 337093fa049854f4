import { withParticle } from '#shared/korean/particle.ts';
import type { Crumb } from '#ui/components/breadcrumb.tsx';
import { breadcrumbList } from '../../ui/public/trail.ts';
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
export function itemJsonLd(data: ItemPageData, crumbs: readonly Crumb[], origin: string): object[] {
  const path = `/items/${data.item.id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: data.item.name,
      description: itemSummary(data),
      url: origin + path,
      image: `${origin}/share/items/${data.item.id}.png`,
    },
    breadcrumbList(origin, [...crumbs.filter((crumb) => crumb.href), { label: data.item.name }], path),
  ];
}

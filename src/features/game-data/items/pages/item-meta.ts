import type { Crumb } from '#ui/components/breadcrumb.tsx';
import { breadcrumbList } from '../../ui/public/breadcrumb-json-ld.ts';
import type { ItemPageData } from './item.loader.ts';

/** Not a product: nobody here sells it for money. */
export function itemJsonLd(data: ItemPageData, crumbs: readonly Crumb[], origin: string): object[] {
  const path = `/items/${data.item.id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: data.item.name,
      description: data.summary,
      url: origin + path,
      image: `${origin}/share/items/${data.item.id}.png`,
    },
    breadcrumbList(origin, [...crumbs.filter((crumb) => crumb.href), { label: data.item.name }], path),
  ];
}

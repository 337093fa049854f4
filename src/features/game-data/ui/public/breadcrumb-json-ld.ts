import type { Crumb } from '#ui/components/breadcrumb.tsx';

export function breadcrumbList(origin: string, crumbs: readonly Crumb[], path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + (crumb.href ?? path),
    })),
  };
}

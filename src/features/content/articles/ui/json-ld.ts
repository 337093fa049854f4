import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { SITE_NAME } from '#shared/site-name.ts';
import type { Crumb } from '#ui/components/breadcrumb.tsx';

interface Described {
  origin: string;
  path: string;
  crumbs: readonly Crumb[];
  article: { title: string; summary: string; publishedAt: string; updatedAt: string };
}

export function articleJsonLd({ origin, path, crumbs, article }: Described): object[] {
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: origin };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.summary,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      inLanguage: 'ko',
      mainEntityOfPage: origin + path,
      ...{ author: publisher, publisher },
    },
    breadcrumbList(origin, crumbs, path),
  ];
}

interface DatedArticle extends Described {
  article: Described['article'] & { startsAt: string; endsAt: string | null };
}

export function eventJsonLd({ origin, path, crumbs, article }: DatedArticle): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: article.title,
      description: article.summary,
      startDate: article.startsAt,
      ...(article.endsAt !== null && { endDate: article.endsAt }),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: origin + path },
      organizer: { '@type': 'Organization', name: SITE_NAME, url: origin },
    },
    breadcrumbList(origin, crumbs, path),
  ];
}

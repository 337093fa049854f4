import { SITE_NAME } from '#shared/site-name.ts';
import type { SchemaThing } from '#ui/page/page-meta.tsx';

interface Described {
  origin: string;
  path: string;
  article: { title: string; summary: string; publishedAt: string; updatedAt: string };
}

const toOrganization = (origin: string) => ({ '@type': 'Organization', name: SITE_NAME, url: `${origin}/` });

export function articleThing({ origin, path, article }: Described): SchemaThing {
  const publisher = toOrganization(origin);
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: 'ko',
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
  };
}

interface DatedArticle extends Described {
  article: Described['article'] & { startsAt: string; endsAt: string | null };
}

export function eventThing({ origin, path, article }: DatedArticle): SchemaThing {
  return {
    '@type': 'Event',
    name: article.title,
    description: article.summary,
    startDate: article.startsAt,
    ...(article.endsAt !== null && { endDate: article.endsAt }),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: origin + path },
    organizer: toOrganization(origin),
  };
}

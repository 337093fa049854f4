import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { PeopleServices } from '#features/people/people-readers.service.ts';
import type { PageRequest } from '#shared/page.ts';

/** Loads the text above the form, and how long answers take. */
export async function load(_request: PageRequest, { articles, people }: ArticleServices & PeopleServices) {
  const [{ html }, waits] = await Promise.all([articles.page('ask'), people.inquiryWaits()]);
  return { html, waits };
}

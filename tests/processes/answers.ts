import type { ServedSite } from '#tests/support/served-site.ts';

export const textOf = async ({ origin }: ServedSite, path: string) => (await fetch(origin + path)).text();

export async function statusOf({ origin }: ServedSite, path: string): Promise<number> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

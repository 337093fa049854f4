import { describe, expect, it } from 'vitest';
import { tagsOf } from '#tests/support/html.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';
import { ORIGIN, sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

async function correctionsOn(path: string) {
  const { body } = await site.get(path);
  return tagsOf(body, 'a').filter((link) => 'data-correct' in link);
}

describe('what is shown of facts', () => {
  it.each(['items', 'skills', 'monsters', 'regions'] as const)('of %s can be reported by name', async (kind) => {
    const catalog = site.catalog();
    const [path, name] = {
      items: () => [`/items/${named(catalog.items, PUMPKIN).id}`, PUMPKIN],
      skills: () => [`/skills/${named(catalog.skills, '공력증강').id}`, /^공력증강 \(.+\)$/],
      monsters: () => [`/monsters/${named(catalog.monsters, '부자원숭이').id}`, /^부자원숭이 \(.+\)$/],
      regions: () => ['/dungeons/regions/1', catalog.regions.find(({ id }) => id === 1)?.name],
    }[kind]();
    const links = await correctionsOn(String(path));
    expect(links).toHaveLength(1);
    const about = links[0]?.['data-correct'] ?? '';
    if (name instanceof RegExp) expect(about).toMatch(name);
    else expect(about).toBe(name);
    const { pathname, searchParams } = new URL(links[0]?.href?.replaceAll('&amp;', '&') ?? '', ORIGIN);
    expect([pathname, searchParams.get('type'), searchParams.get('about')]).toEqual(['/notice/ask', '3', about]);
  });

  it('have what looks wrong beside their sources', async () => {
    const monster = site.catalog().monsters.find(({ name }) => name === '거미랑');
    const { body } = await site.get(`/monsters/${monster?.id}`);
    const [note = ''] = /<details class="src [^"]*panel">.*?<\/details>/s.exec(body) ?? [];
    expect(note.replaceAll('<!-- -->', '')).toContain('의심 1');
    expect(note).toContain('(최대 파괴력: 가재장 420, 거미랑 45)');
  });

  it('of keys and commands can be reported separately', async () => {
    const links = await correctionsOn('/shortcuts');
    expect(links.map((link) => link['data-correct'])).toEqual(['단축키', 'NPC에게 하는 말']);
  });

  it('is collapsed, with the link to report below its sources', async () => {
    const { body } = await site.get(`/items/${named(site.catalog().items, PUMPKIN).id}`);
    const [note = ''] = /<details class="src [^"]*panel">.*?<\/details>/s.exec(body) ?? [];
    expect(note).not.toContain('open=');
    expect(note.indexOf('틀린 정보 제보')).toBeGreaterThan(note.indexOf('신뢰도'));
  });
});

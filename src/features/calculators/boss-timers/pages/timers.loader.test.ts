import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { REPORTED_RESPAWNS } from '../reported-respawns.facts.ts';
import { load } from './timers.loader.ts';

const catalog = await projectCatalog();
const services = { catalog };
const { bosses, provenance } = load({ params: {}, url: new URL('http://site/calc/timers') }, services);

describe('the bosses', () => {
  it('are leaders, bosses for advancements and solitary ones, each once with its places', () => {
    const names = bosses.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['수렴귀', '수룡', '백호왕', '청의태자', '유성지', '반고']));
    for (const common of ['토끼', '흑왕쥐', '왕구렁이', '왕가']) expect(names).not.toContain(common);
    expect(new Set(names).size).toBe(names.length);
    expect(bosses.find(({ name }) => name === '악어대왕')?.places).toEqual(['대방성 악어굴', '낙양 악어굴']);
  });

  it('have a respawn time only where one is reported, with its source', () => {
    expect(bosses.filter(({ respawn }) => respawn).map(({ name, respawn }) => [name, respawn?.words])).toEqual([
      ['인형술사', '6~8시간'],
      ['수룡', '35분'],
      ['화룡', '37~45분'],
      ['수렴귀', '약 3시간'],
    ]);
    expect(bosses.find(({ name }) => name === '화룡')?.respawn).toMatchObject({ minutes: 37, latest: 45 });
    expect(bosses.flatMap(({ respawn }) => respawn?.kind ?? [])).toEqual([
      ...['press', 'guild-tool', 'guild-tool', 'press'],
    ]);
    expect(provenance.sources.map(({ title }) => title)).toContain('문파들이 만든 파티·보스 도구의 말과 리젠 기본값');
    for (const { source } of REPORTED_RESPAWNS) expect(['fb', 'fb-scripts', 'npc-scripts']).not.toContain(source);
    expect(provenance.sources.filter(({ title }) => title.startsWith('게임톡'))).toHaveLength(2);
  });
});

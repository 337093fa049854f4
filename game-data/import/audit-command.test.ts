import { describe, expect, it } from 'vitest';
import { type Audit, auditLines, runAuditCommand } from './audit-command.ts';

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runAuditCommand({ args, print: (line) => lines.push(line), workingFolder: process.cwd() });
  return { code, text: lines.join('\n') };
}

const found: Audit = {
  counts: { maps: 3, towns: 1, ports: 2, worldPoints: 0 },
  unreachable: [1, 2, 3].map((code) => ({ code: String(code), name: `굴 ${code}` })),
  deadEnds: [],
  noReturn: [{ id: 1, from: { code: '1', name: '마을', x: 4, y: 5 }, to: { code: '2', name: '굴', x: 6, y: 7 } }],
  noPortBack: [],
  missingMaps: [],
  impossibleTiles: [],
  overrated: [{ entity: 'drops', confidence: 'medium-high', sources: ['fb', 'npc-scripts'], count: 83 }],
  doubts: [{ kind: 'twin', text: '입장 레벨: 부여 곰굴 10, 국내 곰굴 30' }],
};

describe('npm run data:audit', () => {
  it('prints counts first, then findings, and truncates long lists', () => {
    const lines = auditLines(found, 2);
    expect(lines[0]).toBe('지도 3장 (마을 1), 문 2개, 세계전도의 점 0개');
    expect(lines[1]).toMatch(/^ +3 {2}어느 마을/);
    expect(lines.slice(16)).toEqual([
      '어느 마을에서도 갈 수 없는 지도: 3',
      '  굴 1 (1)',
      '  굴 2 (2)',
      '  … 그 밖에 1개 (--all)',
      '',
      '돌아오는 길이 아예 없는 문: 1',
      '  마을 (1) 4, 5 → 굴 (2) 6, 7',
      '',
      '출처가 한 갈래뿐인데 신뢰도가 보통을 넘는 자료: 1',
      '  drops 83개: fb, npc-scripts (medium-high)',
      '',
      '부여와 국내의 같은 굴이 다름: 1',
      '  입장 레벨: 부여 곰굴 10, 국내 곰굴 30',
    ]);
    expect(auditLines(found, 3).join('\n')).toContain('굴 3 (3)');
  });

  it("reports on the project's own facts and exits with 0 whatever it finds", async () => {
    const { code, text } = await run('--json');
    const audit: Audit = JSON.parse(text);
    expect([code, audit.counts.maps > 1000, audit.missingMaps]).toEqual([0, true, []]);
    expect(audit.doubts).toContainEqual({ kind: 'twin', text: '입장 레벨: 부여 곰굴 10, 국내 곰굴 30' });
    expect(audit.doubts).toContainEqual({
      kind: 'disagreement',
      text: '마력: 격비모 0 재현 서버의 아이템 표, +250 게임 안 아이템 설명 쪽이 맞아 보임',
      field: 'MMP',
      claims: [
        { value: [0], source: ['fb-2020'] },
        { value: [250], source: ['fb-tooltip'] },
      ],
      lean: 'fb-tooltip',
    });
  });

  it('prints its usage for unknown arguments', async () => {
    expect(await run('--nothing')).toMatchObject({ code: 2, text: expect.stringContaining('사용법') });
  });
});

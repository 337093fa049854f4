import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type FactRow = Record<string, unknown>;
/** Rows by the name of their file. */
export type FactFiles = Record<string, FactRow[]>;

/** A set of facts that passes: a cave, its squirrel, and an acorn that drops there. */
export const SMALL_FACTS: FactFiles = {
  sources: [{ id: 'seen', title: '본 것' }],
  regions: [{ id: 1, name: '초급 사냥터' }],
  items: [
    { id: 1, code: 100, name: '도토리', type: 6 },
    { id: 2, code: 200, name: '도토리묵', type: 6, price: 3_000_000_000 },
  ],
  maps: [{ id: 1, code: '7', name: '부여성', kind: 'town' }],
  ports: [],
  'world-points': [],
  skills: [
    { id: 1, name: '성황령', reqJobs: [0], reqGrade: 0, reqLv: 5, reqItems: [{ item: '도토리', quantity: 10 }] },
  ],
  dungeons: [{ id: 1, region: 1, name: '다람쥐굴', location: '부여성', sortOrder: 1, maps: ['7'] }],
  monsters: [{ id: 1, dungeon: '다람쥐굴', name: '다람쥐', sortOrderInDungeon: 1, exp: 10 }],
  drops: [
    { id: 1, dungeon: '다람쥐굴', monster: '다람쥐', item: '도토리' },
    { id: 2, dungeon: '다람쥐굴', monster: '다람쥐', item: '알 수 없는 씨앗' },
  ],
  recipes: [{ id: 1, item: '도토리묵', category: '요리', materials: [{ id: 1, item: '도토리', quantity: 3 }] }],
  'item-sell-maps': [],
  abbreviations: [],
  quests: [{ id: 1, title: '첫 일', content: '<p>해 봅니다.</p>', status: 1 }],
};

const WITHOUT_SOURCES = new Set(['sources', 'shortcuts']);

/**
 * Writes the small facts, changed, into a folder of their own.
 * @param only names of files; all by default
 * @returns the folder
 */
export async function writeFactFiles(
  folder: string,
  change: Partial<FactFiles> = {},
  only?: readonly string[],
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [entity, rows] of Object.entries({ ...SMALL_FACTS, ...change })) {
    if (only !== undefined && !only.includes(entity)) continue;
    const facts = WITHOUT_SOURCES.has(entity)
      ? rows
      : rows?.map((row) => ({ source: ['seen'], confidence: 'medium', ...row }));
    await writeFile(join(folder, `${entity}.json`), JSON.stringify(facts));
  }
  return folder;
}

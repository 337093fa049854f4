import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../files/decode-bytes.ts';
import { formatIssue, ImportRefusedError } from './data-issue.ts';
import { readSourceFolder } from './read.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'game-data-read-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (file: string, content: string | Uint8Array) => writeFile(join(folder, file), content);

async function readIssues(): Promise<string[]> {
  const error = await readSourceFolder(folder).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportRefusedError)) throw new Error('no refusal');
  return error.issues.map(formatIssue);
}

describe('readSourceFolder', () => {
  it('parses cells by the type of their column', async () => {
    await put(
      'recipes.csv',
      '\uFEFFitem,resultQuantity,category,place,isActive,successRate,materials,source,confidence\r\n' +
        '"쑥, 떡",1,요리,,true,12.5,도토리*10; 토끼고기*2,fb;tama,medium\r\n',
    );
    const [file] = await readSourceFolder(folder);
    expect(file?.rows).toEqual([
      {
        row: 2,
        value: {
          item: '쑥, 떡',
          resultQuantity: 1,
          category: '요리',
          isActive: true,
          successRate: 12.5,
          materials: [
            { item: '도토리', quantity: 10 },
            { item: '토끼고기', quantity: 2 },
          ],
          source: ['fb', 'tama'],
          confidence: 'medium',
        },
      },
    ]);
  });

  it.each(['1,000', '0x10', '1e3', ' ', '010', '+5', '５', 'NaN', '1.'])(
    'does not parse %j as a number',
    async (price) => {
      await put('items.csv', `code,price\n1,"${price}"\n`);
      const [file] = await readSourceFolder(folder);
      const value = file?.rows[0]?.value;
      expect(value).toEqual(price.trim() === '' ? { code: 1 } : { code: 1, price: price.trim() });
    },
  );

  it('preserves the text of a map code', async () => {
    await put('ports.csv', 'sourceMap,x\n007,7\n');
    const [file] = await readSourceFolder(folder);
    expect(file?.rows[0]?.value).toEqual({ sourceMap: '007', x: 7 });
  });

  it('reports all unreadable files at once', async () => {
    await put('items.json', '[{"name": ');
    await put('maps.json', '{"name": "부여성"}');
    await put('skills.csv', new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xb0, 0xa1, 0x0a]));
    await put('drops.csv', 'item,item\n도토리,밤\n');
    await put('ports.csv', 'x,y\n1,2,3\n');
    await put('dungeons.json', `[{"name": "얕은굴"}, {"entrances": ${'['.repeat(100_000)}${']'.repeat(100_000)}}]`);
    await put('recipes.csv', `item,materials\n도토리묵,"${'['.repeat(100_000)}${']'.repeat(100_000)}"\n`);
    await mkdir(join(folder, 'jobs.json'));
    await put('trades.csv', 'id\n1\n');
    await put('regions.csv', 'id\n1\n');
    await put('regions.json', '[]');
    await put('formulas.csv', 'name\nexp-table\n');
    await put('notes.txt', 'left alone');
    expect(await readIssues()).toEqual([
      'drops.csv:1 item 같은 열이 두 번 있습니다',
      'dungeons.json:2 묶음이 너무 깊습니다',
      'formulas.csv 이 자료는 JSON으로만 받습니다',
      expect.stringMatching(/^items\.json JSON으로 읽을 수 없습니다/),
      'jobs.json 읽을 수 있는 파일이 아닙니다',
      'maps.json 목록([ … ])이어야 합니다',
      'ports.csv:2 열이 2개여야 하는데 3개입니다',
      'recipes.csv:2 묶음이 너무 깊습니다',
      'regions.json 같은 자료가 두 파일에 있습니다',
      'skills.csv UTF-8이 아닙니다',
      'trades.csv 알 수 없는 파일입니다',
    ]);
  });

  it('refuses a file that is too large and a folder without files', async () => {
    expect(await readIssues()).toEqual([expect.stringContaining('CSV나 JSON 파일이 없습니다')]);
    await put('items.json', Buffer.alloc(MAX_FILE_BYTES + 1, ' '));
    expect(await readIssues()).toEqual(['items.json 파일이 16 MiB를 넘습니다']);
  });
});

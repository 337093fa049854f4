import { describe, expect, it } from 'vitest';
import { formatIssue } from '../import/data-issue.ts';
import type { Entity } from '../import/source-rows.ts';
import { MAX_FILE_BYTES } from './decode-bytes.ts';
import { limitIssues } from './issue-list.ts';
import { findEntityByFile, readUpload, type UploadedFile } from './read-upload.ts';
import { writeCsv } from './write-file.ts';

type Content = string | Uint8Array;

const bytesOf = (content: Content) => (typeof content === 'string' ? new TextEncoder().encode(content) : content);
const upload = (name: string, content: Content, more: Partial<UploadedFile> = {}) =>
  readUpload({ name, bytes: bytesOf(content), ...more });
const faultsOf = (name: string, content: Content, more: Partial<UploadedFile> = {}) =>
  upload(name, content, more).faults.map(formatIssue);

const HEAD = 'dungeon,monster,item,source,confidence';
const ROW = '산적굴,청비,밤,fb,medium';
const VALUE = { dungeon: '산적굴', monster: '청비', item: '밤', source: ['fb'], confidence: 'medium' };
/** `가나다` */
const EUC_KR = new Uint8Array([0xb0, 0xa1, 0xb3, 0xaa, 0xb4, 0xd9]);

function joined(...parts: readonly Content[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map(bytesOf)));
}

describe('an uploaded file', () => {
  it.each<[string, Content]>([
    ['plain', `${HEAD}\n${ROW}\n`],
    ['with a mark', `\uFEFF${HEAD}\n${ROW}`],
    ['with the line ends of Windows', `${HEAD}\r\n${ROW}\r\n\r\n`],
    ['with unnamed columns at the end, as spreadsheets leave them', `${HEAD},,\n${ROW},,\n`],
    ['with blanks around names', `${HEAD.replaceAll(',', ' , ')}\n${ROW}\n`],
  ])('is read: %s', (_, content) => {
    const read = upload('drops.csv', content);
    expect(read.faults).toEqual([]);
    expect(read).toMatchObject({ entity: 'drops', format: 'csv', fits: null, offered: null, faultCount: 0 });
    expect(read.file).toEqual({ entity: 'drops', file: 'drops.csv', rows: [{ row: 2, value: VALUE }] });
    expect(read.columns.unknown).toEqual([]);
  });

  it('may be JSON, by its ending or its type', () => {
    const text = JSON.stringify([VALUE]);
    for (const read of [
      upload('drops.json', text),
      upload('blob', text, { contentType: 'application/json; charset=utf-8', entity: 'drops' }),
    ]) {
      expect(read.file?.rows).toEqual([{ row: 1, value: VALUE }]);
    }
    expect(faultsOf('drops.txt', text)).toEqual(['drops.txt CSV나 JSON 파일이 아닙니다']);
    expect(upload('blob', `${HEAD}\n${ROW}`, { contentType: 'text/csv', entity: 'drops' }).file?.rows).toHaveLength(1);
  });

  it.each<[string, Entity | null]>([
    ['drops.csv', 'drops'],
    ['C:\\자료\\item-sell-maps (2).csv', 'item-sell-maps'],
    ['monsters.JSON', 'monsters'],
    ['trades.csv', null],
    ['__proto__.csv', null],
    ['', null],
  ])('is known by its name: %j', (name, entity) => {
    expect(findEntityByFile(name)).toBe(entity);
  });

  it('in EUC-KR is offered by name, and read once that is chosen', () => {
    const content = joined(`${HEAD}\n산적굴,`.replace('산적굴', 'a'), EUC_KR, ',b,fb,medium\n');
    const first = upload('drops.csv', content);
    expect(first).toMatchObject({ file: null, offered: 'euc-kr' });
    expect(first.faults.map(formatIssue)).toEqual(['drops.csv UTF-8이 아닙니다']);
    const chosen = upload('drops.csv', content, { encoding: 'euc-kr' });
    expect(chosen.file?.rows[0]?.value).toMatchObject({ monster: '가나다' });
    const neither = joined(HEAD, new Uint8Array([0x0a, 0xff, 0xff]));
    expect(upload('drops.csv', neither)).toMatchObject({ file: null, offered: null });
    expect(faultsOf('drops.csv', neither, { encoding: 'euc-kr' })).toEqual(['drops.csv EUC-KR이 아닙니다']);
  });

  it.each<[string, string, Content, string[]]>([
    ['an empty file', 'drops.csv', '', ['drops.csv 빈 파일입니다']],
    ['no header', 'drops.csv', `${ROW}\n${ROW}`, ['drops.csv:1 첫 줄에 항목 이름이 없습니다']],
    [
      'an unknown column, once',
      'drops.csv',
      `${HEAD},rate\n${`${ROW},5\n`.repeat(50)}`,
      ['drops.csv:1 rate 모르는 항목입니다'],
    ],
    [
      'names of objects',
      'drops.csv',
      `${HEAD},__proto__,constructor\n${ROW},1,2`,
      ['drops.csv:1 __proto__ 모르는 항목입니다', 'drops.csv:1 constructor 모르는 항목입니다'],
    ],
    ['a column twice', 'drops.csv', `${HEAD},item\n${ROW},밤`, ['drops.csv:1 item 같은 열이 두 번 있습니다']],
    [
      'a missing column, once',
      'drops.csv',
      `${HEAD.replace('item,', '')}\n${'a,b,fb,low\n'.repeat(9)}`,
      ['drops.csv:1 item 항목이 없습니다'],
    ],
    [
      'tabs',
      'drops.csv',
      `${HEAD}\n${ROW}`.replaceAll(',', '\t'),
      ['drops.csv:1 항목을 탭이 아니라 쉼표로 나눠야 합니다'],
    ],
    [
      'semicolons',
      'drops.csv',
      `${HEAD}\n${ROW}`.replaceAll(',', ';'),
      ['drops.csv:1 항목을 쌍반점(;)이 아니라 쉼표로 나눠야 합니다'],
    ],
    [
      'a formula',
      'drops.csv',
      `${HEAD}\n${ROW}\n${ROW.replace('밤', '=A1&B1')}`,
      ["drops.csv:3 item 수식은 받지 않습니다. 글이면 앞에 '를 붙입니다"],
    ],
    ['a short row', 'drops.csv', `${HEAD}\n산적굴,청비`, ['drops.csv:2 열이 5개여야 하는데 2개입니다']],
    ['an open quote', 'drops.csv', `${HEAD}\n"산적굴,청비`, ['drops.csv:2 따옴표(")가 닫히지 않았습니다']],
    [
      'a picture',
      'drops.csv',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
      ['drops.csv 그림 파일입니다. CSV나 JSON 파일을 올려 주세요'],
    ],
    [
      'a workbook',
      'drops.csv',
      'PK\x03\x04xl/workbook.xml',
      ['drops.csv 엑셀 파일은 읽지 못합니다. CSV로 저장한 파일을 올려 주세요'],
    ],
    [
      'UTF-16',
      'drops.csv',
      new Uint8Array(Buffer.from(`\uFEFF${HEAD}`, 'utf16le')),
      ['drops.csv UTF-16입니다. UTF-8로 저장한 파일을 올려 주세요'],
    ],
    ['16 MiB and a byte', 'drops.csv', new Uint8Array(MAX_FILE_BYTES + 1), ['drops.csv 파일이 16 MiB를 넘습니다']],
    [
      'another entity',
      'monsters.csv',
      `${HEAD}\n${ROW}`,
      ['monsters.csv:1 드롭(drops)의 항목입니다. 몬스터(monsters)의 파일이 아닙니다'],
    ],
    [
      'another entity in JSON',
      'items.json',
      JSON.stringify([VALUE]),
      ['items.json 드롭(drops)의 항목입니다. 아이템(items)의 파일이 아닙니다'],
    ],
    [
      'a value in a column without a name',
      'drops.csv',
      `${HEAD},\n${ROW},\n${ROW},5`,
      ['drops.csv:3 이름 없는 열에 값이 있습니다'],
    ],
    ['a sheet as CSV', 'formulas.csv', 'name\nexp-table\n', ['formulas.csv 이 자료는 JSON으로만 받습니다']],
    [
      'an unknown field of JSON, once',
      'drops.json',
      JSON.stringify([VALUE, { ...VALUE, rate: 1 }, { ...VALUE, rate: 2 }]),
      ['drops.json:2 rate 모르는 항목입니다'],
    ],
    ['an object', 'drops.json', '{"a":1}', ['drops.json 목록([ … ])이어야 합니다']],
    ['broken JSON', 'drops.json', '[{', [expect.stringMatching(/^drops\.json JSON으로 읽을 수 없습니다/)]],
    [
      'depth',
      'drops.json',
      JSON.stringify([VALUE]).replace('"밤"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      ['drops.json:1 묶음이 너무 깊습니다'],
    ],
    ['too many columns', 'drops.csv', `${HEAD}${',a'.repeat(400)}\n`, ['drops.csv:1 열이 300개를 넘습니다']],
    ['an unknown name', 'trades.csv', `${HEAD}\n${ROW}`, ['trades.csv 파일 이름으로는 어느 자료인지 알 수 없습니다']],
  ])('with %s is refused by line and field', (_, name, content, faults) => {
    const read = upload(name, content);
    expect(read.faults.map(formatIssue)).toEqual(faults);
    expect(read).toMatchObject({ file: null, faultCount: faults.length });
  });

  it('of maps may list people, who are written in a file of their own', () => {
    const cell = '"[{""name"":""떡쇠"",""x"":5,""y"":5}]"';
    const read = upload('maps.csv', `code,name,kind,npcs,source,confidence\n4,집,building,${cell},fb,medium\n`);
    expect(read.file?.rows).toMatchObject([{ value: { code: '4', npcs: [{ name: '떡쇠', x: 5, y: 5 }] } }]);
    expect(writeCsv('maps', [])).not.toContain('npcs');
    expect(upload('maps.csv', writeCsv('people', []) ?? '').fits).toBe('people');
  });

  it('that is merged may have some of the columns', () => {
    const read = upload('drops.csv', 'id,confidence\n1,low\n', { isPartial: true });
    expect(read.file?.rows).toEqual([{ row: 2, value: { id: 1, confidence: 'low' } }]);
    expect(read.columns.missing).toEqual(['source', 'dungeon', 'monster', 'item']);
  });

  it('tells the first 500 faults and the number of all', () => {
    const read = upload('drops.csv', `${HEAD}\n${'a\n'.repeat(700)}`);
    expect(read.faults).toHaveLength(500);
    expect(read.faultCount).toBe(700);
    expect(read.faults.at(-1)?.row).toBe(501);
    const many = Array.from({ length: 501 }, (_, row) => ({ file: 'a', row, field: '', reason: '' }));
    expect(limitIssues(many)).toEqual({ faults: many.slice(0, 500), faultCount: 501 });
  });

  it('can be read by a worker: what goes in and comes out can be cloned', () => {
    const given: UploadedFile = { name: 'drops.csv', bytes: bytesOf(`${HEAD},rate\n${ROW},1`), isPartial: true };
    const read = readUpload(structuredClone(given));
    expect(structuredClone(read)).toEqual(read);
  });

  it('of many empty lines or rows ends', () => {
    expect(upload('drops.csv', `${HEAD}\n${'\n'.repeat(1_000_000)}`).file?.rows).toEqual([]);
    expect(faultsOf('drops.json', `[${'0,'.repeat(50_000)}0]`)).toEqual(['drops.json 50000줄을 넘습니다']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardText, cleanText, parseBoard, readFragment, sharedFragment } from './board-text.rules.ts';
import { type BossTimer, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_TIMERS } from './boss-timer.rules.ts';

const newId = () => 'new';
const SECOND = 1_763_700_000;

const words = (most: number) =>
  fc
    .array(fc.constantFrom('수', '렴', '귀', '3', ' ', '채', '널', 'A', '"', '<', '~', '👑'), { maxLength: most + 5 })
    .map((all) => cleanText(all.join(''), most));
const timers = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9]{1,12}$/),
    name: words(MAX_NAME_LENGTH).filter((name) => name !== ''),
    note: words(MAX_NOTE_LENGTH),
    respawnMinutes: fc.option(fc.integer({ min: 1, max: 10_080 })),
    killedAt: fc.option(fc.integer({ min: SECOND, max: SECOND + 1e8 }).map((second) => second * 1000)),
  }),
  { minLength: 1, maxLength: MAX_TIMERS, selector: ({ id }) => id },
);

describe('a board as text', () => {
  it('can be read back from the storage and from an address', () => {
    fc.assert(
      fc.property(timers, (board: BossTimer[]) => {
        expect(parseBoard(boardText(board))).toEqual(board);
        const fragment = sharedFragment(board);
        expect(fragment).toMatch(/^#b=[\w-]+$/);
        expect(readFragment(fragment, newId)).toEqual(board.map((timer) => ({ ...timer, id: 'new' })));
      }),
    );
  });

  it('gives rows distinct ids, whatever is stored', () => {
    const text = JSON.stringify([
      ['a', '하나', '', 5, 0],
      ['a', '둘', '', 5, 0],
    ]);
    expect(parseBoard(text).map(({ id }) => id)).toEqual(['a']);
  });

  it('is empty for any other stored text', () => {
    for (const text of [
      null,
      '',
      '{',
      '{}',
      '[]',
      '[1,null,"x",[]]',
      '[["a","",0,0,0]]',
      '[["../x","보스","",0,0]]',
      '"'.repeat(1e5),
    ]) {
      expect(parseBoard(text), String(text).slice(0, 30)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseBoard(text))).toBe(true);
      }),
    );
  });

  it('drops impossible times and durations', () => {
    const row = (respawn: unknown, killed: unknown) => parseBoard(JSON.stringify([['a', '보스', '', respawn, killed]]));
    for (const [respawn, killed] of [
      [0, 0],
      [-5, -1],
      [1.5, 1.5],
      [1e9, 1e15],
      ['60', '1'],
      [null, {}],
    ]) {
      expect(row(respawn, killed)).toEqual([{ id: 'a', name: '보스', note: '', respawnMinutes: null, killedAt: null }]);
    }
  });
});

describe('a fragment', () => {
  it.each(['', '#', '#add', '#12', '#bb=x'])('%s is about something else', (hash) => {
    expect(readFragment(hash, newId)).toBeUndefined();
  });

  it('that is malicious is rejected without throwing', () => {
    const code = (text: string) => `#b=${btoa(text).replaceAll('=', '')}`;
    for (const hash of [
      '#b=',
      '#b=%',
      '#b=<script>',
      `#b=${'A'.repeat(30_000)}`,
      '#b=AAAA',
      code('[]'),
      code('[[1]]'),
      code('{"a":1}'),
      code('[["  "]]'),
    ]) {
      expect(readFragment(hash, newId), hash.slice(0, 40)).toBeNull();
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        const read = readFragment(`#b=${text}`, newId);
        expect(read === null || (Array.isArray(read) && read.length <= MAX_TIMERS)).toBe(true);
      }),
    );
  });

  it('has no control characters and no endless names', () => {
    const bytes = new TextEncoder().encode(JSON.stringify([['왕\u202E\n\u0000가'.padEnd(500, '가'), '\u200B', 1, 0]]));
    const hash = `#b=${btoa(String.fromCharCode(...bytes))
      .replaceAll('=', '')
      .replaceAll('+', '-')
      .replaceAll('/', '_')}`;
    const [row] = readFragment(hash, newId) ?? [];
    expect(row?.name).toBe(`왕 ${'가'.repeat(MAX_NAME_LENGTH - 2)}`);
    expect(row?.note).toBe('');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardLines, countdownText, dueText, knownText, overdueText, spanText } from './boss-timer.labels.ts';
import {
  type BossTimer,
  cameDue,
  formerRows,
  isAwaited,
  joined,
  lacksRespawn,
  MAX_TIMERS,
  remainingMs,
  sortTimers,
  takenBack,
  usualRespawn,
  withoutTimer,
  withTimer,
} from './boss-timer.rules.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 21, 12);

function timer(id: string, respawnMinutes: number | null, killedAgo: number | null, note = ''): BossTimer {
  return {
    id,
    name: `보스${id}`,
    note,
    respawnMinutes,
    killedAt: killedAgo === null ? null : NOW - killedAgo * MINUTE,
  };
}

describe('the board', () => {
  it('has the next boss first, and does not leave that place to one missed days ago', () => {
    const board = [
      timer('a', null, null),
      timer('b', 180, 10),
      timer('c', 60, 50),
      timer('d', 60, 90),
      timer('e', null, 5),
      timer('f', 60, 3 * 24 * 60),
      timer('g', 60, 65),
    ];
    expect(sortTimers(board, NOW).map(({ id }) => id)).toEqual(['g', 'c', 'b', 'd', 'f', 'a', 'e']);
    expect(board.filter((one) => isAwaited(one, NOW)).map(({ id }) => id)).toEqual(['b', 'c', 'g']);
    expect(sortTimers(board, NOW + 6 * MINUTE)[0]?.id).toBe('c');
  });

  it('reports each boss that became due between two checks once', () => {
    const board = [timer('a', 60, 60), timer('b', 60, 59), timer('c', 60, 61), timer('d', null, 1)];
    expect(cameDue(board, NOW - 1000, NOW).map(({ id }) => id)).toEqual(['a']);
    expect(cameDue(board, NOW, NOW + 1000)).toEqual([]);
    // the clock was set back: nothing is due twice
    expect(cameDue(board, NOW, NOW - 3_600_000)).toEqual([]);
  });

  it('never waits longer than the respawn, whatever the clock shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_080 }), fc.integer({ min: -1e9, max: 1e9 }), (respawn, shift) => {
        const left = remainingMs(timer('a', respawn, 0), NOW + shift);
        expect(left !== null && left <= respawn * MINUTE).toBe(true);
        expect(countdownText(left ?? 0)).not.toMatch(/NaN|-/);
      }),
    );
  });

  it('accepts no more rows than its limit', () => {
    const full = Array.from({ length: MAX_TIMERS }, (_, index) => timer(`t${index}`, 1, 1));
    expect(withTimer(full, timer('new', 1, 1))).toEqual(full);
    expect(withTimer(full, timer('t3', 99, 1))[3]?.respawnMinutes).toBe(99);
  });

  it('undoes a change and preserves later changes of another tab', () => {
    const before = [timer('a', 60, 50), timer('b', 60, 10)];
    const after = withTimer(withoutTimer(before, 'b'), timer('a', 60, 0));
    const since = withTimer(after, timer('c', 30, 5));
    const back = takenBack(since, formerRows(before, after));
    expect(sortTimers(back, NOW)).toEqual(sortTimers([...before, timer('c', 30, 5)], NOW));
    const added = withTimer(before, timer('n', 1, 1));
    expect(takenBack(added, formerRows(before, added))).toEqual(before);
  });

  it('takes a known respawn where the player has told none', () => {
    const own = [timer('a', 150, null), timer('b', null, 5)];
    const reported = { minutes: 180 };
    expect(['보스a', '보스b', '보스c'].map((name) => usualRespawn(own, name, reported))).toEqual([150, 180, 180]);
    expect(usualRespawn(own, '보스b', null)).toBeNull();
  });

  it('asks for the respawn of a boss that was killed, and of no other', () => {
    const prompted = [timer('a', null, 5), timer('b', null, null), timer('c', 60, 5)].filter(lacksRespawn);
    expect(prompted.map(({ id }) => id)).toEqual(['a']);
  });

  it('merges a shared board: the later kill of the same boss wins', () => {
    const own = [timer('a', null, 90, '3채널')];
    const given = [{ ...timer('x', 180, 20, '3채널'), name: '보스a' }, timer('y', 60, null)];
    expect(joined(own, given)).toEqual([{ ...own[0], respawnMinutes: 180, killedAt: NOW - 20 * MINUTE }, given[1]]);
  });
});

describe('words', () => {
  it.each([
    [3 * 60 * MINUTE, '3시간'],
    [61 * MINUTE, '1시간 1분'],
    [60 * MINUTE, '1시간'],
    [59 * MINUTE + 59_001, '1시간'],
    [59 * MINUTE + 59_000, '59:59'],
    [1, '0:01'],
    [0, '리젠됨'],
    [-26 * 60 * MINUTE, '리젠됨'],
  ])('%d ms: %s', (left, text) => {
    expect(countdownText(left)).toBe(text);
  });

  it.each([
    [MINUTE, null],
    [-59_000, null],
    [-5 * MINUTE, '5분 지남'],
    [-26 * 60 * MINUTE, '26시간 지남'],
  ])('%d ms, how late: %s', (left, text) => {
    expect(overdueText(left)).toBe(text);
  });

  it('say a reported range, until the player tells his own time', () => {
    const known = { words: '6~8시간', minutes: 360, latest: 480 };
    expect([knownText(timer('a', 360, 60), known), dueText(timer('a', 360, 60), known)]).toEqual([
      '오후 8:00에 잡음 · 리젠 6~8시간',
      '오전 2:00~오전 4:00',
    ]);
    expect([knownText(timer('a', 300, 60), known), dueText(timer('a', 300, 60), known)]).toEqual([
      '오후 8:00에 잡음 · 5시간마다',
      '오전 1:00쯤',
    ]);
    expect(dueText(timer('a', 180, 60), { words: '약 3시간', minutes: 180, latest: null })).toBe('오후 11:00쯤');
  });

  it('are formatted with one line per boss', () => {
    expect(boardLines([timer('a', 180, 60, '3채널'), timer('b', null, null)])).toBe(
      '보스a (3채널): 오후 8:00에 잡음 · 3시간마다 → 오후 11:00쯤\n보스b: 잡은 시각 없음 · 리젠 모름',
    );
    expect([90, 180, 2880, 3000].map(spanText)).toEqual(['1시간 30분', '3시간', '2일', '2일 2시간']);
  });
});

import { describe, expect, it } from 'vitest';
import { firstBroadcasts, withBroadcastPage, withReceived, withWaiting } from './broadcast-feed.rules.ts';
import type { BroadcastLine } from './broadcast-line.ts';

const grouped = { isGrouped: true };
const minute = (at: number) => new Date(Date.UTC(2026, 10, 20, 5, at)).toISOString();

function line(id: number, at: number, parts: Partial<BroadcastLine> = {}): BroadcastLine {
  return {
    id,
    createdAt: minute(at),
    firstAt: minute(at),
    gameServer: 1,
    channel: 3,
    name: '달빛나루',
    message: `외침 ${id}`,
    kind: 9,
    repeats: 1,
    isSample: false,
    read: null,
    ...parts,
  };
}

const idsOf = (lines: readonly BroadcastLine[]) => lines.map(({ id }) => id);

describe('a list of shouts', () => {
  it('lets what is heard wait until it is asked for, the newest first', () => {
    const before = firstBroadcasts({ rows: [line(2, 20), line(1, 10)], next: null });
    const received = withReceived(before, [line(3, 30), line(4, 40)], grouped);
    expect([idsOf(received.rows), idsOf(received.waiting)]).toEqual([
      [2, 1],
      [4, 3],
    ]);
    expect(idsOf(withWaiting(received, grouped).rows)).toEqual([4, 3, 2, 1]);
  });

  it('replaces the row of a shout by its repetition, whatever its spaces and marks', () => {
    const before = firstBroadcasts({ rows: [line(2, 20), line(1, 10, { message: '진호박 팝니다' })], next: null });
    const again = line(5, 25, { message: '진호박  팝니다!!', firstAt: minute(10), repeats: 2 });
    expect(idsOf(withWaiting(withReceived(before, [again], grouped), grouped).rows)).toEqual([5, 2]);
    const each = { isGrouped: false };
    expect(idsOf(withWaiting(withReceived(before, [again], each), each).rows)).toEqual([5, 2, 1]);
  });

  it('keeps the row of an earlier run, and that of somebody else', () => {
    const before = firstBroadcasts({ rows: [line(2, 20, { name: '설악' }), line(1, 10)], next: null });
    const later = line(5, 55, { message: '외침 1' });
    const others = line(6, 56, { message: '외침 2' });
    expect(idsOf(withWaiting(withReceived(before, [later, others], grouped), grouped).rows)).toEqual([6, 5, 2, 1]);
  });

  it('compares what is heard with the quote that is loaded for the same item, side and server', () => {
    const read = (quote: number | null, tradeType: 1 | 2 = 1) => ({
      tradeType,
      price: 450_000,
      quantity: null,
      isImplied: false,
      quote,
      item: { id: 2, name: '현철중검', icon: 'gear/broadsword' as const },
    });
    const before = firstBroadcasts({ rows: [line(1, 10, { read: read(430_000) })], next: null });
    const received = [line(3, 30, { read: read(null) }), line(2, 20, { read: read(null, 2) })];
    const { waiting } = withReceived(before, received, grouped);
    expect(waiting.map((one) => one.read?.quote)).toEqual([430_000, null]);
  });

  it('shows nothing twice, and leaves to later pages what belongs there', () => {
    const before = firstBroadcasts({ rows: [line(4, 40), line(3, 30)], next: 'cursor' });
    expect(withReceived(before, [line(4, 40), line(1, 10)], grouped)).toBe(before);
    expect(idsOf(withBroadcastPage(before, { rows: [line(3, 30), line(1, 10)], next: null }).rows)).toEqual([4, 3, 1]);
  });
});

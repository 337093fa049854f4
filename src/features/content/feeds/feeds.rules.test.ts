import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { DatedEntry } from '../articles/article-reader.ts';
import { calendarFile } from './calendar-file.rules.ts';
import { forFeeds, rssOf } from './rss.rules.ts';

const origin = 'https://naru.example';
const AT = new Date('2026-03-01T00:00:00Z');

describe('a feed', () => {
  it('is RSS that a parser reads back, whatever the texts hold', () => {
    const title = `<b>"점검" & ']]>' 안내`;
    const html = '<p>1 &lt; 2 &amp; 3</p>';
    const entries = [{ title, path: '/notice/1', publishedAt: AT, html }];
    const xml = rssOf({ origin, path: '/rss.xml', page: '/events', title: '소식', description: '모두', entries });
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(rss.channel.item).toEqual({
      title,
      link: `${origin}/notice/1`,
      guid: { '#text': `${origin}/notice/1`, '@_isPermaLink': 'true' },
      pubDate: 'Sun, 01 Mar 2026 00:00:00 GMT',
      description: html,
    });
  });

  it('has absolute addresses, and no tiles, cards or anchors', () => {
    const icon = '<svg width="16" height="16" aria-hidden="true"><use href="/icons/game/acorn.svg#i"></use></svg>';
    const html =
      `<h2 data-id="가">가</h2><p><a href="/items/1" data-card="item:1"><span class="tile s food">${icon}</span>도토리</a></p>` +
      `<aside data-tone="tip">${icon}<p>글</p></aside>` +
      '<figure class="half"><img src="/uploads/a-480.webp" srcset="/uploads/a-480.webp 480w, /uploads/a-960.webp 960w"></figure>';
    expect(forFeeds(html, origin)).toBe(
      `<h2>가</h2><p><a href="${origin}/items/1">도토리</a></p><aside data-tone="tip"><p>글</p></aside>` +
        `<figure><img src="${origin}/uploads/a-480.webp" srcset="${origin}/uploads/a-480.webp 480w, ${origin}/uploads/a-960.webp 960w"></figure>`,
    );
  });
});

const entry = (parts: Partial<DatedEntry>): DatedEntry => ({
  ...{ kind: 'event', id: 1, title: '행사', summary: '', path: '/events/1' },
  ...{ startsAt: '2026-03-10T11:00:00.000Z', endsAt: '2026-03-10T13:00:00.000Z', isAllDay: false, isSample: false },
  ...parts,
});

describe('a calendar', () => {
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

  it('is read back by another parser, whatever the titles hold', () => {
    const title = `쉼표, 쌍반점; 역빗금 \\ ${'긴 제목 '.repeat(20)}`.trim();
    const text = calendarFile([entry({ title, summary: '첫 줄\n둘째 줄' })], { origin, at: AT });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
    const [event] = eventsOf(text);
    expect([event?.summary, event?.description]).toEqual([title, '첫 줄\n둘째 줄']);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-03-10T11:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-03-10T13:00:00.000Z');
    expect(event?.uid).toBe('event-1@naru.example');
  });

  it('has whole days as days in Seoul, and what has no end on its first day', () => {
    const allDay = entry({ startsAt: '2026-03-09T15:00:00.000Z', endsAt: '2026-03-11T15:00:00.000Z', isAllDay: true });
    const endless = entry({ id: 2, startsAt: '2026-03-09T16:00:00.000Z', endsAt: null });
    const days = eventsOf(calendarFile([allDay, endless], { origin, at: AT })).map(({ startDate, endDate }) => [
      ...[startDate.isDate, startDate.toString(), endDate.toString()],
    ]);
    expect(days).toEqual([
      [true, '2026-03-10', '2026-03-12'],
      [true, '2026-03-10', '2026-03-11'],
    ]);
  });
});

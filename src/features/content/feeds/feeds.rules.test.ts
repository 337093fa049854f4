import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { DatedEntry } from '../articles/article-reader.ts';
import { calendarFile } from './calendar-file.rules.ts';
import { renderRss } from './rss.rules.ts';

const origin = 'https://naru.example';
const AT = new Date('2026-03-01T00:00:00Z');
const CHANGED = '2026-03-02T04:05:06.789Z';

describe('a feed', () => {
  it('was built when one of its entries changed last', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 2, day));
    const entries = [
      { title: '가', path: '/notice/3', publishedAt: at(9), changedAt: at(9), html: '' },
      { title: '나', path: '/notice/2', publishedAt: at(2), changedAt: at(12), html: '' },
    ];
    const feed = { origin, path: '/rss.xml', page: '/events', title: '소식', description: '모두' };
    expect(renderRss({ ...feed, entries })).toContain(`<lastBuildDate>${at(12).toUTCString()}</lastBuildDate>`);
    expect(renderRss({ ...feed, entries: [] })).not.toContain('lastBuildDate');
  });

  it('is RSS that a parser reads back, whatever the texts hold', () => {
    const title = `<b>"점검" & ']]>' 안내`;
    const html = '<p>1 &lt; 2 &amp; 3</p>';
    const entries = [{ title, path: '/notice/1', publishedAt: AT, changedAt: AT, html }];
    const xml = renderRss({ origin, path: '/rss.xml', page: '/events', title: '소식', description: '모두', entries });
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
});

const entry = (parts: Partial<DatedEntry>): DatedEntry => ({
  kind: 'event',
  id: 1,
  title: '행사',
  summary: '',
  path: '/events/1',
  startsAt: '2026-03-10T11:00:00.000Z',
  endsAt: '2026-03-10T13:00:00.000Z',
  isAllDay: false,
  isSample: false,
  changedAt: CHANGED,
  ...parts,
});

describe('a calendar', () => {
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

  it('is read back by another parser, whatever the titles hold', () => {
    const title = `쉼표, 쌍반점; 역빗금 \\ ${'긴 제목 '.repeat(20)}`.trim();
    const text = calendarFile([entry({ title, summary: '첫 줄\n둘째 줄' })], origin);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
    const [event] = eventsOf(text);
    expect([event?.summary, event?.description]).toEqual([title, '첫 줄\n둘째 줄']);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-03-10T11:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-03-10T13:00:00.000Z');
    expect(event?.uid).toBe('event-1@naru.example');
    for (const name of ['dtstamp', 'last-modified']) {
      expect(String(event?.component.getFirstPropertyValue(name))).toBe('2026-03-02T04:05:06Z');
    }
  });

  it('has whole days as days in Seoul, and what has no end on its first day', () => {
    const allDay = entry({ startsAt: '2026-03-09T15:00:00.000Z', endsAt: '2026-03-11T15:00:00.000Z', isAllDay: true });
    const endless = entry({ id: 2, startsAt: '2026-03-09T16:00:00.000Z', endsAt: null });
    const days = eventsOf(calendarFile([allDay, endless], origin)).map(({ startDate, endDate }) => [
      ...[startDate.isDate, startDate.toString(), endDate.toString()],
    ]);
    expect(days).toEqual([
      [true, '2026-03-10', '2026-03-12'],
      [true, '2026-03-10', '2026-03-11'],
    ]);
  });
});

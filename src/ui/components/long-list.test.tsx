import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LongList } from './long-list.tsx';

function htmlOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  return renderToString(
    <LongList rows={rows}>{(some, first) => <ol start={first + 1}>{some.map((row) => `<${row}>`)}</ol>}</LongList>,
  ).replaceAll('<!-- -->', '');
}

describe('a long list', () => {
  it('of 50 rows folds nothing away', () => {
    expect(htmlOf(50)).not.toContain('<details');
    expect(htmlOf(0)).not.toContain('<details');
  });

  it('keeps the rows from the 51st on in the HTML, in closed folds of 50', () => {
    const html = htmlOf(112);
    const [open = '', ...closed] = html.split('<details');
    expect(open).toContain('&lt;50&gt;');
    expect(open).not.toContain('&lt;51&gt;');
    expect(closed.map((part) => /<summary>([^<]*)/.exec(part)?.[1])).toEqual(['51–100', '101–112']);
    expect(closed.map((part) => part.match(/&lt;\d+&gt;/g)?.length)).toEqual([50, 12]);
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('tells each part where it begins', () => {
    expect(htmlOf(101).match(/start="\d+"/g)).toEqual(['start="1"', 'start="51"', 'start="101"']);
  });
});

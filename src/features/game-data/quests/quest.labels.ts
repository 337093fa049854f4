export const QUEST_STATUS_NAMES: Readonly<Record<number, string>> = { 1: '진행 중', 2: '예정', 3: '종료' };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Inline tags do not separate words; all others do. */
const INLINE = /<\/?(?:a|b|i|u|s|em|strong|span|code|mark)\b[^>]*>/g;

export function plainText(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

export function summaryOf(html: string): string {
  return plainText(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
}

function sectionPattern(heading: string): RegExp {
  return new RegExp(`<h2>${heading}</h2>\\s*(<(p|ul|ol)>.*?</\\2>)`, 's');
}

/** The lines under a heading, up to the next one; none: there is no such heading. The remark that ends a text is none of them. */
export function linesOf(html: string, heading: string): string[] {
  const section = sectionPattern(heading).exec(html)?.[1] ?? '';
  return section
    .split(/<\/li>/)
    .map(plainText)
    .filter((row) => row !== '');
}

/** The text without what a page says above it: the first paragraph, what is needed, and the reward. */
export function withoutSummary(html: string): string {
  const [intro = ''] = /<p>.*?<\/p>/s.exec(html) ?? [];
  return html.replace(sectionPattern('준비물'), '').replace(sectionPattern('보상'), '').replace(intro, '').trim();
}

/** `5레벨` among what is needed; null: the text names no level. */
export function levelIn(html: string): number | null {
  const [, level] = /(?:^|[^\d])(\d{1,2})레벨/.exec(linesOf(html, '준비물').join(', ')) ?? [];
  return level === undefined ? null : Number(level);
}

/** Whether a line of what is needed says a level alone, which has its own column. */
export function isLevelLine(line: string): boolean {
  return /^\d{1,2}레벨$/.test(line);
}

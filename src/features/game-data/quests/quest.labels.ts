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

/** The text under a heading, up to the next one; null: there is no such heading. The remark that ends a text is no part of it. */
export function sectionOf(html: string, heading: string): string | null {
  const section = new RegExp(`<h2>${heading}</h2>\\s*(<(p|ul|ol)>.*?</\\2>)`, 's').exec(html)?.[1];
  if (section === undefined) return null;
  const rows = section.split(/<\/li>/).map(plainText);
  return rows.filter((row) => row !== '').join(', ') || null;
}

/** `5레벨` among what is needed; null: the text names no level. */
export function levelIn(html: string): number | null {
  const [, level] = /(?:^|[^\d])(\d{1,2})레벨/.exec(sectionOf(html, '준비물') ?? '') ?? [];
  return level === undefined ? null : Number(level);
}

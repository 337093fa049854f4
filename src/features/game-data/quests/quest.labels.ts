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

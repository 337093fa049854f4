/** What an inquiry is about, by its number. */
export const INQUIRY_TYPES: Readonly<Record<number, string>> = {
  1: '문의',
  2: '정지 이의',
  3: '오류·제안',
  4: '제휴',
  9: '기타',
};

export const INQUIRY_TYPE = { question: 1, appeal: 2, suggestion: 3 } as const;

export function inquiryTypeName(type: number): string {
  return INQUIRY_TYPES[type] ?? '기타';
}

import type { GuideCategory, NoticeType } from './article-kind.contract.ts';

export const NOTICE_TYPE_LABELS: Readonly<Record<NoticeType, string>> = {
  1: '공지',
  2: '패치',
  3: '이벤트',
  4: '점검',
};

export const GUIDE_CATEGORY_LABELS: Readonly<Record<GuideCategory, string>> = {
  1: '시작',
  2: '승급',
  3: '체마',
  4: '왕퀘',
  5: '거래',
  9: '기타',
};

export function minutesText(minutes: number): string {
  return `읽는 데 ${minutes}분`;
}

import type { OperatorLevel } from '#shared/endpoint.ts';
import type { DeskGroup } from './frame/desk-page.ts';
import type { WaitingKind } from './overview/overview.contract.ts';

export const LEVEL_LABELS: Readonly<Record<OperatorLevel, string>> = { 1: '관리자', 2: '운영자', 3: '편집자' };

export const GROUP_LABELS: Readonly<Record<DeskGroup, string>> = {
  waiting: '처리 대기',
  community: '커뮤니티',
  content: '콘텐츠',
  data: '게임 자료',
  site: '사이트',
};

export const WAITING_LABELS: Readonly<Record<WaitingKind, string>> = {
  reports: '신고',
  inquiries: '문의',
  appeals: '이의',
  reviews: '검토',
  corrections: '제보',
  jobs: '작업',
};

import type { AdSlot } from '#features/shell/ads/ad-slot.rules.ts';
import type { ReasonTemplate, SettingName } from '#features/shell/settings/setting.contract.ts';
import type { MaintenanceState } from './maintenance-setting.rules.ts';

/** The panels in their order. */
export const PANEL_TITLES: Readonly<Record<SettingName, string>> = {
  maintenance: '점검',
  brake: '신규 회원 쓰기 제한',
  registration: '신규 가입',
  alerts: '운영 알림',
  reasonTemplates: '사유 템플릿',
  ads: '광고',
  verification: '검색 사이트 등록',
};

export const MAINTENANCE_STATES: Readonly<Record<MaintenanceState, string>> = {
  off: '꺼짐',
  now: '점검 중',
  planned: '예약됨',
};

export const SLOT_LABELS: Readonly<Record<AdSlot, string>> = { left: '왼쪽', right: '오른쪽', anchor: '아래' };

export const TEMPLATE_KINDS: Readonly<Record<ReasonTemplate['kind'], string>> = {
  suspend: '정지',
  warn: '경고',
  hide: '숨김',
  answer: '답변',
};

/** `3 → 7 → 30일`: lengths of the first suspension, the second, and so on. */
export function lengthsText(template: ReasonTemplate): string {
  const days = template.kind === 'suspend' ? (template.days ?? []) : [];
  return days.length === 0 ? '–' : `${days.join(' → ')}일`;
}

import { entityLabel, fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { ActingOperator } from '#features/people/operators/bulk-act.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ActEffect } from '../../acts/act-effect.ts';
import type { DeskVerdict } from '../fact-change-desk.contract.ts';
import type { DeskFactField, DeskFactRowDetail } from '../fact-row-desk.contract.ts';

type Detail = DeskFactRowDetail;
type HistoryLine = Detail['history'][number];

export const fieldLabel = (entity: Detail['entity'], field: string) => fieldOf(entity, field)?.label ?? field;

/** `은하수`; the program or the command line has no account. */
export function actorName(by: ActingOperator | null, version: number | null = 1): string {
  if (by === null) return version === null ? '프로젝트' : '시스템';
  return by.name ?? '운영자';
}

/** `경험치 452,000`, `경험치를 기본값으로`, `목록에서 뺌`. */
export function historyText(entity: Detail['entity'], { kind, field, text }: HistoryLine): string {
  if (kind === 'added') return '추가함';
  if (kind === 'removed') return '목록에서 뺌';
  if (kind === 'returned') return '복원함';
  const label = fieldLabel(entity, field ?? '');
  return kind === 'base' ? `${withParticle(label, '을/를')} 기본값으로` : `${label} ${text}`;
}

/** `드롭 12, 조합 3` */
export function referenceCounts({ references }: Pick<Detail, 'references'>): string {
  return references.map(({ entity, count }) => `${entityLabel(entity)} ${formatDigits(count)}`).join(', ');
}

/** `거래 2건, 시세 알림 1건` */
export function usageCounts({ uses }: Pick<Detail, 'uses'>): string[] {
  const { trades, watches, parties, articles } = uses;
  const counts: [number, string][] = [
    [trades, '거래'],
    [watches, '가격 알림'],
    [parties, '파티'],
    [articles, '글'],
  ];
  return counts.flatMap(([count, label]) => (count === 0 ? [] : [`${label} ${formatDigits(count)}`]));
}

/** The effects of a press on 빼기. */
export function removalEffects(detail: Detail): ActEffect[] {
  const { name, references, wouldSleep } = detail;
  const used = usageCounts(detail);
  return [
    { kind: 'hide', text: `${withParticle(name, '이/가')} 사이트에서 보이지 않습니다` },
    ...(references.length > 0 ? [{ kind: 'stop' as const, text: `이 줄을 쓰는 곳: ${referenceCounts(detail)}` }] : []),
    ...(wouldSleep > 0
      ? [{ kind: 'stop' as const, text: `함께 적용되지 않는 줄 ${formatDigits(wouldSleep)}개, 복원하면 돌아옵니다` }]
      : []),
    ...(used.length > 0 ? [{ kind: 'notify' as const, text: `이 이름이 있는 ${used.join(', ')}` }] : []),
  ];
}

export function returnEffects({ name, wouldSleep }: Detail): ActEffect[] {
  return [
    { kind: 'undo', text: `${withParticle(name, '이/가')} 사이트에 다시 보입니다` },
    ...(wouldSleep > 0
      ? [{ kind: 'undo' as const, text: `함께 적용되지 않던 줄 ${formatDigits(wouldSleep)}개가 돌아옵니다` }]
      : []),
  ];
}

/** Says which rows the switch `opened` shows or hides. */
export function openedText(detail: Detail, isOpen: boolean): string {
  const counts = referenceCounts(detail);
  const what = counts === '' ? detail.name : `${detail.name} (${counts})`;
  return isOpen
    ? `저장하면 ${withParticle(what, '이/가')} 사이트에 보입니다.`
    : `저장하면 ${withParticle(what, '이/가')} ‘아직 열리지 않음’이 됩니다.`;
}

/** `그사이 은하수가 453,000으로 바꾸었습니다.` */
export function overtakenText({ text, override }: Pick<DeskFactField, 'text' | 'override'>): string {
  const value = withParticle(text, '으로/로');
  return override
    ? `그사이 ${withParticle(actorName(override.by), '이/가')} ${value} 바꾸었습니다.`
    : `그사이 ${value} 바뀌었습니다.`;
}

/** `사냥터 흉가가 적용되지 않아 …` */
export function sleepText({ because }: Pick<Detail, 'because'>): string {
  if (because.length === 0) return '기본값에서 없어진 줄입니다.';
  const rows = because.map(({ entity, name }) => `${entityLabel(entity)} ${name}`).join(', ');
  return `${withParticle(rows, '이/가')} 적용되지 않아 이 줄도 적용되지 않습니다.`;
}

/** `전체 검사 12,480줄, 잘못 없음` */
export function verdictText({ checked, faultCount }: Pick<DeskVerdict, 'checked' | 'faultCount'>): string {
  const found = faultCount === 0 ? '잘못 없음' : `잘못 ${formatDigits(faultCount)}개`;
  return `전체 검사 ${formatDigits(checked)}줄, ${found}`;
}

type Fault = Pick<DeskVerdict['faults'][number], 'field' | 'reason' | 'at'>;

/** `처녀귀신 경험치: 0보다 작습니다` */
export function faultText({ field, reason, at }: Fault): string {
  const [name = ''] = field.split('.');
  const label = at ? fieldLabel(at.entity, name) : name;
  return `${[at?.name, label].filter(Boolean).join(' ')}: ${reason}`;
}

/** `경험치 450,000으로 돌아갑니다` */
export function backLabel(entity: Detail['entity'], { field, text, kind, version }: HistoryLine): string {
  const label = fieldLabel(entity, field ?? '');
  return version === null || kind === 'base'
    ? `${withParticle(label, '이/가')} 기본값으로 돌아갑니다`
    : `${withParticle(label, '이/가')} ${withParticle(text, '으로/로')} 돌아갑니다`;
}

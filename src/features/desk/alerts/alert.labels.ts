import { REPORT_TYPE } from '#features/people/reports/report.contract.ts';
import type { AlertName } from '#features/shell/settings/setting.contract.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { reportListParams } from '../reports/report-list.params.ts';
import type { Alert } from './alert.rules.ts';

const { administrator, moderator } = OPERATOR_LEVEL;
const MINUTES_AN_HOUR = 60;

interface AlertWords {
  /** In the list of settings, and at the head of each message. */
  readonly label: string;
  /** When it rings. */
  readonly rule: string;
  readonly path: string;
  /** The lowest level that may open what it is about. */
  readonly level: OperatorLevel;
  text(alert: Pick<Alert, 'amount' | 'parts'>): string;
}

const UPSTREAM_NAMES: Readonly<Record<string, string>> = { discord: '디스코드', kakao: '카카오' };
const minutes = (amount: number) => `${formatDigits(amount)}분`;

/** Messages go outside of the site, so they have no names and no texts of players. */
export const ALERT_WORDS: Readonly<Record<AlertName, AlertWords>> = {
  fraud: {
    label: '사기 신고',
    rule: '한 회원에 3건 이상',
    path: reportListParams.link('/operator/reports', { type: REPORT_TYPE.fraud }),
    level: moderator,
    text: ({ amount }) => `사기 신고가 3건 이상 쌓인 회원이 ${formatDigits(amount)}명 있습니다.`,
  },
  appeal: {
    label: '이의',
    rule: '24시간 넘게 대기',
    path: '/operator/appeals',
    level: moderator,
    text: ({ amount }) => `${formatDigits(Math.floor(amount / MINUTES_AN_HOUR))}시간 넘게 기다린 이의가 있습니다.`,
  },
  job: {
    label: '작업',
    rule: '끝내 실패',
    path: '/operator/jobs',
    level: moderator,
    text: ({ amount }) => `끝내 실패한 작업이 ${formatDigits(amount)}개 있습니다.`,
  },
  database: {
    label: '데이터베이스',
    rule: '60초 넘게 끊김',
    path: '/operator',
    level: moderator,
    text: ({ amount }) => `데이터베이스에 ${minutes(amount)} 넘게 닿지 못했습니다.`,
  },
  audit: {
    label: '운영 기록',
    rule: '기록이 이어지지 않음',
    path: '/operator/audit',
    level: administrator,
    text: () => '운영 기록이 이어지지 않습니다. 누군가 고치거나 지웠을 수 있습니다.',
  },
  disk: {
    label: '디스크',
    rule: '1 GB 미만',
    path: '/operator',
    level: moderator,
    text: ({ amount }) => `디스크에 ${formatDigits(amount)}MB만 남았습니다.`,
  },
  provider: {
    label: '외부 로그인',
    rule: '5분 넘게 안 됨',
    path: '/operator',
    level: moderator,
    text: ({ amount }) => `외부 로그인 서버가 ${minutes(amount)} 넘게 대답하지 않습니다.`,
  },
  upstream: {
    label: '로그인 실패',
    rule: '30분 동안 5번 시작, 0번 완료',
    path: '/operator',
    level: moderator,
    text: ({ parts }) =>
      `지난 30분 동안 끝난 로그인이 없습니다: ${parts.map((part) => UPSTREAM_NAMES[part] ?? part).join(', ')}`,
  },
  backup: {
    label: '백업',
    rule: '늦거나 확인 실패',
    path: '/operator',
    level: moderator,
    text: ({ parts }) => parts.join('\n'),
  },
  data: {
    label: '게임 자료',
    rule: '적용하지 못한 릴리스',
    path: '/operator',
    level: moderator,
    text: ({ amount }) => `적용하지 못한 게임 자료가 있습니다. 잘못된 곳이 ${formatDigits(amount)}군데입니다.`,
  },
  broadcasts: {
    label: '외침',
    rule: '60분 동안 없음',
    path: '/operator/broadcasts',
    level: moderator,
    text: ({ amount }) => (amount > 0 ? `${minutes(amount)} 동안 들어온 외침이 없습니다.` : '들어온 외침이 없습니다.'),
  },
};

export interface AlertMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

export function alertMessage({ name, ...alert }: Alert): AlertMessage {
  const { label, path, text } = ALERT_WORDS[name];
  return { title: `운영 알림 · ${label}`, body: text(alert), path };
}

/** @param name undefined: no alert in particular */
export function testMessage(name: AlertName | undefined): AlertMessage {
  const { label, rule, path } = name ? ALERT_WORDS[name] : ALL;
  return { title: `테스트 · ${label}`, body: rule, path };
}

const ALL = { label: '운영 알림', rule: '운영 알림이 이렇게 옵니다.', path: '/operator/site' };

export const alertErrors = {
  noAddress: '알림을 보낼 주소가 없습니다. 서버 설정에 ALERT_WEBHOOK_URL을 적어 주세요.',
  later: '디스코드가 지금은 더 받지 않습니다. 잠시 뒤에 다시 해 주세요.',
  noAnswer: '디스코드가 대답하지 않습니다. 잠시 뒤에 다시 해 주세요.',
} as const;

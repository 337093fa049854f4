import { describe, expect, it } from 'vitest';
import type { AuditDetail } from '#platform/effects/effects.ts';
import { AUDIT_SENTENCES } from './audit-sentence.labels.ts';
import { auditSentence, sentenceText } from './audit-sentence.rules.ts';

const AT = '2025-11-20T12:07:00.000Z';

function formatSentence(
  action: string,
  subject: string,
  {
    detail = {},
    actor = '은하수',
    name = null,
  }: { detail?: AuditDetail; actor?: string | null; name?: string | null } = {},
) {
  return auditSentence({ at: AT, actor: 'user:1', action, subject, detail }, { actor, subject: name });
}

describe('the sentence of an act', () => {
  it.each<[string, string, Parameters<typeof formatSentence>[2], string, string[], string]>([
    [
      'report.handle',
      'report:1181',
      { detail: { status: 3, actions: [] } },
      '은하수가 신고 1181을 기각했습니다',
      [],
      '신고',
    ],
    [
      'report.handle',
      'report:6',
      { detail: { status: 2, actions: ['hideTrade', 'suspend', 'later'] } },
      '은하수가 신고 6을 조치했습니다',
      ['거래 숨김', '정지'],
      '신고',
    ],
    [
      'word.add',
      'word:62',
      { actor: '설악', detail: { kind: 'CASH_TRADE', scope: 'both', verdict: 'refuse', isActive: true } },
      '설악이 금지어 규칙 62를 추가했습니다',
      ['현금 거래', '전체', '거절'],
      '금지어',
    ],
    [
      'suspension.set',
      'profile:7',
      { name: '무쇠팔', detail: { until: '2025-11-23T12:07:00.000Z' } },
      '은하수가 회원 무쇠팔을 3일 정지했습니다',
      ['2025년 11월 23일 오후 9:07까지'],
      '제재',
    ],
    ['suspension.lift', 'profile:7', {}, '은하수가 회원 7의 정지를 풀었습니다', [], '제재'],
    [
      'operator.remove',
      'user:2',
      { actor: '설악', name: '물안개', detail: { level: 3 } },
      '설악이 운영자 물안개를 운영자 목록에서 뺐습니다',
      ['편집자'],
      '운영자',
    ],
    [
      'operator.change',
      'user:2',
      { name: '달맞이', detail: { before: 2, after: 2, untilBefore: null, untilAfter: '2025-11-29T15:00:00.000Z' } },
      '은하수가 운영자 달맞이의 기한을 바꿨습니다',
      ['없음 → 2025년 11월 30일 오전 12:00'],
      '운영자',
    ],
    [
      'operator.change',
      'user:2',
      { detail: { before: 3, after: 2 } },
      '은하수가 운영자 한 사람의 단계를 바꿨습니다',
      ['편집자 → 운영자'],
      '운영자',
    ],
    ['operator.add', 'user:2', { name: '솔개' }, '은하수가 운영자 솔개를 관리자로 지정했습니다', [], '운영자'],
    [
      'operator.leave',
      'user:2',
      { actor: null, detail: { level: 1 } },
      '운영자 한 사람이 계정을 지워 운영자 목록에서 빠졌습니다',
      ['관리자'],
      '운영자',
    ],
    [
      'content.change',
      'notice:212',
      { actor: '연꽃차', detail: { version: 4, before: 'draft', after: 'scheduled' } },
      '연꽃차가 공지 212를 게시 예약했습니다',
      ['버전 4'],
      '글',
    ],
    ['content.order', 'guides:all', { detail: { ids: [1] } }, '은하수가 길잡이 순서를 바꿨습니다', [], '글'],
    ['trade.hide', 'trade:48012', { detail: { reason: '비밀' } }, '은하수가 거래 48012를 숨겼습니다', [], '거래'],
    ['trade.hide', 'trade:48190', { actor: null }, '이름 없는 운영자가 거래 48190을 숨겼습니다', [], '거래'],
    [
      'broadcast.erase',
      'server:1',
      { detail: { changed: 1200 } },
      '은하수가 서버 1에서 이름 하나의 외침 1,200건을 지웠습니다',
      [],
      '외침',
    ],
    [
      'site.restore',
      'site:x.backup',
      { detail: { at: AT, deletedAccounts: 2 } },
      '은하수가 사이트를 2025년 11월 20일 오후 9:07의 백업으로 되돌렸습니다',
      ['다시 지운 계정 2'],
      '설정',
    ],
    [
      'setting.change',
      'setting:brake',
      { detail: { before: { until: null }, after: { until: AT } } },
      '은하수가 신규 회원 쓰기 제한을 켰습니다',
      [],
      '설정',
    ],
    [
      'setting.change',
      'setting:maintenance',
      { detail: { before: { from: AT, until: null }, after: { from: null, until: null } } },
      '은하수가 점검을 껐습니다',
      [],
      '설정',
    ],
    ['setting.change', 'setting:ads', { detail: { before: {}, after: {} } }, '은하수가 광고를 바꿨습니다', [], '설정'],
    ['trade.bulk-hide', 'trade:bulk', { detail: { ids: [4, 8] } }, '은하수가 거래 2건을 숨겼습니다', [], '거래'],
    ['old.action', 'thing:9', {}, '은하수가 thing 9에 ‘old.action’ 작업을 했습니다', [], '기타'],
    ['toString', 'trade:1', {}, '은하수가 거래 1에 ‘toString’ 작업을 했습니다', [], '기타'],
  ])('%s of %s, %j: %s', (action, subject, parts, text, values, tag) => {
    const sentence = formatSentence(action, subject, parts);
    expect([sentenceText(sentence), sentence.values, sentence.tag]).toEqual([text, values, tag]);
  });

  it('calls the command line so, and has the subject as a part of its own', () => {
    const act = { at: AT, actor: 'command', action: 'trade.show', subject: 'trade:3', detail: {} };
    expect(auditSentence(act, { actor: null, subject: null }).parts).toEqual([
      { text: '명령줄', is: 'actor' },
      { text: '이 ', is: 'words' },
      { text: '거래 3', is: 'subject' },
      { text: '을 다시 보이게 했습니다', is: 'words' },
    ]);
  });

  it.each(Object.keys(AUDIT_SENTENCES))('of %s ends as one, whatever stands in an old row', (action) => {
    for (const detail of [{}, { status: 'x', until: 'x', actions: 1, level: 9, bytes: 'x', before: 9, after: null }]) {
      const sentence = formatSentence(action, 'trade:1', { detail });
      expect(sentenceText(sentence)).toMatch(/[가-힣]습니다$/);
      expect([sentenceText(sentence), ...sentence.values].join(' ')).not.toMatch(/undefined|NaN|Invalid|\[object/);
    }
  });
});

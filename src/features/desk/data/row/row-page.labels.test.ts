import { expect, it } from 'vitest';
import { deskFactRow } from '#tests/support/desk-fact-row.ts';
import { effectText } from '../../acts/act-effect.ts';
import {
  actorName,
  backLabel,
  faultText,
  historyText,
  openedText,
  overtakenText,
  removalEffects,
  returnEffects,
  sleepText,
} from './row-page.labels.ts';

const row = deskFactRow();
const [first, , base] = row.history;

it('a line of the history says what was changed', () => {
  if (!first || !base) throw new Error('no history');
  expect([first, base].map((line) => historyText('monsters', line))).toEqual(['경험치 452,000', '경험치를 기본값으로']);
  const whole = (['added', 'removed', 'returned'] as const).map((kind) => historyText('monsters', { ...first, kind }));
  expect(whole).toEqual(['추가함', '목록에서 뺌', '복원함']);
  expect([backLabel('monsters', first), backLabel('monsters', base)]).toEqual([
    '경험치가 452,000으로 돌아갑니다',
    '경험치가 기본값으로 돌아갑니다',
  ]);
  expect([actorName(null, null), actorName(null, 3), actorName({ userId: '', name: null })]).toEqual([
    '프로젝트',
    '시스템',
    '운영자',
  ]);
});

it('an act on the whole row says whom it concerns, and nothing of nobody', () => {
  expect(removalEffects(row).map(effectText)).toEqual([
    '처녀귀신이 사이트에서 보이지 않습니다',
    '이 줄을 쓰는 곳: 드롭 2',
    '함께 적용되지 않는 줄 2개, 복원하면 돌아옵니다',
    '이 이름이 있는 파티 1, 글 2',
  ]);
  const alone = { references: [], wouldSleep: 0, uses: { trades: 0, watches: 0, parties: 0, articles: 0 } };
  expect(removalEffects(deskFactRow(alone))).toHaveLength(1);
  expect(returnEffects(deskFactRow(alone))).toHaveLength(1);
  expect(returnEffects(row).map(effectText).at(-1)).toBe('함께 적용되지 않던 줄 2개가 돌아옵니다');
  expect([openedText(row, true), openedText(deskFactRow(alone), false)]).toEqual([
    '저장하면 처녀귀신 (드롭 2)이 사이트에 보입니다.',
    '저장하면 처녀귀신이 ‘아직 열리지 않음’이 됩니다.',
  ]);
});

it('a sleeping row says why, and a fault where', () => {
  const because = [{ entity: 'dungeons' as const, id: 9, name: '부여 흉가' }];
  expect(sleepText({ because })).toBe('사냥터 부여 흉가가 적용되지 않아 이 줄도 적용되지 않습니다.');
  expect(sleepText({ because: [] })).toBe('기본값에서 없어진 줄입니다.');
  const at = { entity: 'monsters' as const, id: 214, name: '처녀귀신' };
  expect(faultText({ field: 'hp', reason: '0보다 작습니다', at })).toBe('처녀귀신 체력: 0보다 작습니다');
  expect(faultText({ field: 'hp', reason: '빠졌습니다', at: null })).toBe('hp: 빠졌습니다');
  expect(overtakenText({ text: '51,000', override: null })).toBe('그사이 51,000으로 바뀌었습니다.');
});

import { fill, key, press, see, steps, type, unfold } from '../actions.ts';
import { neverAnswer, refuse } from '../requests.ts';
import type { Market } from '../sample-market.ts';
import { DESK_ONLY, DESK_WIDTHS, type Scene, type SceneParts, scene } from '../scene.ts';
import { deskDataScenes } from './desk-data.ts';
import { deskRowScenes } from './desk-rows.ts';

const asOperator = (parts: SceneParts = {}): SceneParts => ({
  as: 'operator',
  widths: DESK_WIDTHS,
  ...parts,
});

/** What operators write, and the editor in its states. */
export function deskScenes({ desk }: Pick<Market, 'desk'>): Scene[] {
  const list = '/operator/content/guides';
  const guide = `${list}/1`;
  const quest = '/operator/content/quests/1';
  const ready = see('수정할 것 없음');
  return [
    ...scene('desk.overview', '/operator', asOperator({ act: see('먼저 볼 것') })),
    ...scene(
      'desk.menu',
      '/operator',
      asOperator({ widths: [390], act: steps(press('더보기'), see('사이트로 가기')) }),
    ),
    ...scene(
      'desk.search',
      '/operator',
      asOperator({ ...DESK_ONLY, act: steps(key('/'), type('기록'), see('사이트')) }),
    ),
    ...scene('desk.reports', '/operator/reports', asOperator({ act: see(/^신고 \d+개/) })),
    ...scene(
      'desk.reports-none',
      '/operator/reports?status=3&type=5',
      asOperator({ act: see('이 상태의 신고가 없습니다.') }),
    ),
    ...scene('desk.reports-failed', '/operator/reports', {
      ...asOperator({ prepare: (page) => refuse(page, /api\/operator\/reports/) }),
      act: see('신고를 불러오지 못했습니다.'),
    }),
    ...deskRowScenes(desk),
    ...deskDataScenes(),
    ...scene('desk.inquiries', '/operator/inquiries', asOperator({ act: see(/^문의 \d+개/) })),
    ...scene('desk.appeals', '/operator/appeals', asOperator({ act: see(/^이의 \d+개/) })),
    ...scene('desk.reviews', '/operator/reviews', asOperator({ act: see(/^검토 \d+개/) })),
    ...scene('desk.audit', '/operator/audit', asOperator({ act: see(/^운영 기록 \d+개/) })),
    ...scene(
      'desk.audit-open',
      '/operator/audit',
      asOperator({ ...DESK_ONLY, act: steps(see(/^운영 기록 \d+개/), key('j'), key('Enter'), see('해시')) }),
    ),
    ...scene('desk.site', '/operator/site', asOperator({ act: see('신규 회원 쓰기 제한') })),
    ...scene('desk.banners', '/operator/banners', asOperator({ act: see('미리 보기') })),
    ...scene('desk.operators', '/operator/operators', asOperator({ act: see('단계별로 할 수 있는 일') })),
    ...scene('desk.jobs', '/operator/jobs', asOperator({ act: see(/^작업 \d+개/) })),
    // Of days on which only the samples have numbers: the visits of the cameras are counted too.
    ...scene(
      'desk.stats',
      '/operator/stats?from=2026-10-19&to=2026-11-17',
      asOperator({ act: see('밖에서 들어온 조회') }),
    ),
    ...scene('desk.stats-failed', '/operator/stats', {
      ...asOperator({ prepare: (page) => refuse(page, /api\/operator\/stats/) }),
      act: see('통계를 불러오지 못했습니다.'),
    }),
    ...scene(
      'desk.keys',
      '/operator/reports',
      asOperator({ ...DESK_ONLY, act: steps(see(/^신고 \d+개/), key('?'), see('이 페이지')) }),
    ),
    ...scene('desk.trades', '/operator/trades', asOperator({ act: see(/^거래 \d+개/) })),
    ...scene('desk.quotes', '/operator/quotes', asOperator({ act: see('아이템의 근거 보기') })),
    ...scene('desk.parties', '/operator/parties', asOperator({ act: see(/^파티 \d+개/) })),
    ...scene('desk.guilds', '/operator/guilds', asOperator({ act: see(/^문파 \d+개/) })),
    ...scene('desk.broadcasts', '/operator/broadcasts', asOperator({ act: see(/^외침 \d+개/) })),
    ...scene('desk.words', '/operator/words', asOperator({ act: see(/^금지어 \d+개/) })),
    ...scene('desk.new-word', '/operator/words?new=true', asOperator({ act: see('저장 전에 시험합니다') })),
    ...scene('desk.guides', list, asOperator({ act: see('처음 99까지') })),
    ...scene('desk.quests', '/operator/content/quests', asOperator({ act: see('직업 선택') })),
    ...scene('desk.pages', '/operator/pages', asOperator({ act: see('거래 안내') })),
    ...scene('desk.images', '/operator/images', asOperator()),
    ...scene(
      'desk.none-found',
      list,
      asOperator({ act: steps(fill('제목과 글의 낱말', '없는낱말'), see('조건에 맞는 글이 없습니다.')) }),
    ),
    ...scene(
      'desk.waiting',
      list,
      asOperator({ ...DESK_ONLY, prepare: (page) => neverAnswer(page, /api\/operator\/content\/guides/) }),
    ),
    ...scene('desk.failed', list, {
      ...asOperator({ prepare: (page) => refuse(page, /api\/operator\/content\/guides/) }),
      act: see('글을 불러오지 못했습니다.'),
    }),
    ...scene('editor.guide', guide, asOperator({ act: ready })),
    ...scene('editor.quest', quest, asOperator({ act: ready })),
    ...scene('editor.new', '/operator/content/events/new', asOperator({ act: see('게시하기 전에') })),
    ...scene('editor.legal', '/operator/content/pages/terms', asOperator({ act: see('새 버전') })),
    ...scene('editor.preview', guide, asOperator({ act: steps(ready, press('미리 보기'), see('전화기')) })),
    ...scene('editor.figure', guide, asOperator({ act: steps(ready, press('Σ 자동 수치'), see('값 보기')) })),
    ...scene('editor.history', quest, asOperator({ act: steps(ready, press(/^지난 버전/), see('버전 1')) })),
    ...scene('editor.keys', quest, asOperator({ ...DESK_ONLY, act: steps(ready, unfold('단축키')) })),
  ];
}

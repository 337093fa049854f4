import { type Act, check, choose, fill, press, see, steps } from '../actions.ts';
import type { Desk } from '../sample-desk.ts';
import { DESK_WIDTHS, type Scene, type SceneParts, scene } from '../scene.ts';

const asOperator = (parts: SceneParts = {}): SceneParts => ({
  as: 'operator',
  widths: DESK_WIDTHS,
  ...parts,
});
const WIDE: SceneParts = { widths: [960, 1440] };

/** Open rows of the desk's lists, and what operators do there. */
export function deskRowScenes(desk: Desk): Scene[] {
  return [...waitingScenes(desk), ...personScenes(desk), ...marketScenes(desk), ...siteScenes()];
}

function waitingScenes(desk: Desk): Scene[] {
  const { fraud, listing, upheld, post, appeal, ownAppeal, question } = desk;
  const report = (name: string, id: number, parts: SceneParts) =>
    scene(`desk.report-${name}`, `/operator/reports/${id}`, asOperator(parts));
  const ofInquiry = see(/^답변/);
  return [
    ...scene('desk.reports-open', `/operator/reports?open=${fraud}`, asOperator({ act: see('조치하기') })),
    ...scene('desk.reports-ticked', '/operator/reports', {
      ...asOperator(WIDE),
      act: steps(see(/^신고 \d+개/), check(`${listing}번 선택`), see(/신고 1\d건/)),
    }),
    ...scene('desk.reports-handled', '/operator/reports?status=2', asOperator({ act: see(/^신고 \d+개/) })),
    ...report('fraud', fraud, { act: see('결정') }),
    ...report('dismiss', listing, { act: steps(see('결정'), choose('기각'), see('누르면')) }),
    ...report('later', fraud, { act: steps(see('결정'), choose('보류'), see('누르면')) }),
    ...report('post', post, { act: see('결정') }),
    ...report('upheld', upheld, { act: see('결정') }),
    ...scene('desk.inquiries-open', `/operator/inquiries?open=${question}`, asOperator({ act: ofInquiry })),
    ...scene('desk.appeals-open', `/operator/appeals?open=${appeal}`, asOperator({ act: ofInquiry })),
    ...scene('desk.appeals-own', `/operator/appeals?open=${ownAppeal}`, asOperator({ act: ofInquiry })),
    ...scene('desk.reviews-open', '/operator/reviews', {
      ...asOperator(),
      act: steps(see(/^검토 \d+개/), openFirst, press(/^그대로 두기/), see('누르면')),
    }),
  ];
}

function personScenes({ spammer, suspended }: Desk): Scene[] {
  const person = (name: string, parts: SceneParts, id = spammer) =>
    scene(`desk.person${name}`, `/operator/people/${id}`, asOperator(parts));
  const shown = see('제재 이력');
  return [
    ...scene('desk.people', '/operator/people', asOperator({ act: see(/^회원 \d+개/) })),
    ...scene('desk.people-open', `/operator/people?open=${spammer}`, asOperator({ act: see('UUID') })),
    ...scene('desk.people-suspended', '/operator/people?state=1', asOperator({ act: see(/^회원 \d+개/) })),
    ...person('', { act: shown }),
    ...person('-suspend', { act: steps(shown, press('선거래 먹튀'), see('누르면')) }),
    ...person('-warn', { act: steps(shown, choose('경고'), fill('사유', '거래 목록을 도배함'), see('누르면')) }),
    ...person('-sweep', {
      act: steps(
        shown,
        choose('일괄 정리'),
        check('시세에 들어간 가격 빼기'),
        check('연 파티 닫기'),
        see(/\d+개 정리/),
      ),
    }),
    ...person('-sweep-shouts', {
      ...WIDE,
      act: steps(shown, choose('일괄 정리'), check('외침 숨기고 24시간 차단'), fill('외침의 이름', '아무개')),
    }),
    ...person('-rename', { act: steps(shown, press('이름 변경'), see('누르면')) }),
    ...person('-note', { ...WIDE, act: steps(shown, fill('메모', '외침에서도 같은 이름이 보입니다.')) }),
    ...person('-suspended', { act: shown }, suspended),
    ...scene('desk.sweeps', '/operator/sweeps', asOperator({ act: see(/^일괄 정리 \d+개/) })),
    ...scene('desk.sweeps-undo', '/operator/sweeps', {
      ...asOperator(),
      act: steps(see(/^일괄 정리 \d+개/), openFirst, press(/^되돌리기/), see('누르면')),
    }),
  ];
}

function marketScenes({ spammer, trade, hiddenTrade }: Desk): Scene[] {
  return [
    ...scene('desk.trades-open', `/operator/trades?q=${trade}&open=${trade}`, asOperator({ act: see('올린 사람') })),
    ...scene('desk.trades-hidden', `/operator/trades?q=${hiddenTrade}&open=${hiddenTrade}`, {
      ...asOperator(),
      act: see('다시 보이기'),
    }),
    ...scene('desk.trades-ticked', `/operator/trades?profileId=${spammer}&status=1`, {
      ...asOperator(WIDE),
      act: steps(see(/^거래 \d+개/), check('모두 선택'), see(/개 항목 선택/)),
    }),
    ...scene('desk.broadcasts-ticked', '/operator/broadcasts?hidden=false', {
      ...asOperator(WIDE),
      act: steps(see(/^외침 \d+개/), check('모두 선택'), see(/개 항목 선택/)),
    }),
    ...scene('desk.broadcasts-open', '/operator/broadcasts', asOperator({ act: steps(see(/^외침 \d+개/), openFirst) })),
    ...scene('desk.parties-open', '/operator/parties', asOperator({ act: steps(see(/^파티 \d+개/), openFirst) })),
    ...scene('desk.guilds-open', '/operator/guilds', asOperator({ act: steps(see(/^문파 \d+개/), openFirst) })),
    ...scene('desk.words-open', '/operator/words', asOperator({ act: steps(see(/^금지어 \d+개/), openFirst) })),
    ...scene('desk.words-trial', '/operator/words?new=true', {
      ...asOperator(),
      act: steps(see('저장 전에 시험합니다'), fill('규칙', '급처'), tryOnShouts, see(/건 걸림/)),
    }),
  ];
}

function siteScenes(): Scene[] {
  return [
    ...scene('desk.jobs-open', '/operator/jobs', asOperator({ act: steps(see(/^작업 \d+개/), openFirst) })),
    ...scene('desk.site-maintenance', '/operator/site', {
      ...asOperator(),
      act: steps(see('신규 회원 쓰기 제한'), choose('지금 시작'), see('누르면')),
    }),
    ...scene('desk.site-brake', '/operator/site', {
      ...asOperator(WIDE),
      act: steps(see('신규 회원 쓰기 제한'), check('거래')),
    }),
  ];
}

/** By a press on its name. */
const openFirst: Act = (page) =>
  page.getByRole('main').locator('a[data-row]').filter({ visible: true }).first().click();

const tryOnShouts: Act = (page) =>
  page.getByRole('radiogroup', { name: '시험할 글' }).getByRole('radio', { name: '외침' }).check({ force: true });

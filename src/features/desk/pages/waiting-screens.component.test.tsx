import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getInquiry, listInquiries, markInquiryPresence } from '#features/people/inquiries/inquiry.contract.ts';
import { listWordReviews } from '#features/people/moderation/word-review.contract.ts';
import { listReports, markReportPresence } from '#features/people/reports/report.contract.ts';
import { getReport } from '#features/people/reports/report-detail.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering } from '#tests/components/calls.ts';
import { findFaults, TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { swept } from '#tests/support/desk-sweep.ts';
import { appealOf, inquiryDetail, operatorInquiry } from '#tests/support/operator-inquiry.ts';
import { operatorReport, reportDetail, reportedPerson } from '#tests/support/operator-report.ts';
import { wordReview } from '#tests/support/word-review.ts';
import type { DeskScreenProps } from '../frame/desk-page.ts';
import { DeskFrame } from '../frame/ui/desk-frame.tsx';
import AppealsScreen from '../inquiries/ui/appeals-screen.tsx';
import InquiriesScreen from '../inquiries/ui/inquiries-screen.tsx';
import ReportScreen from '../reports/ui/report-screen.tsx';
import ReviewsScreen from '../reviews/ui/reviews-screen.tsx';
import { sweepPlayer } from '../sweeps/sweep.contract.ts';

const NOON = new Date('2026-11-30T12:00:00+09:00');
const overview = { waiting: {}, first: [], acts: [], backup: NO_BACKUPS };

const SCREENS: readonly [at: string, Screen: ComponentType<DeskScreenProps>, text: string][] = [
  ['/operator/reports/1042', ReportScreen, '되풀이합니다.'],
  ['/operator/inquiries?open=12', InquiriesScreen, '가입일'],
  ['/operator/appeals?open=12', AppealsScreen, '정지 시작'],
  ['/operator/reviews?open=7', ReviewsScreen, '걸린 말'],
];
const WIDTHS = [1440, 960, 390];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  const at = NOON.toISOString();
  const trade = {
    ...{ id: 48_190, itemId: 2, item: { name: '진호박', type: 7, subType: null }, gameServer: 1, tradeType: 2 },
    ...{ price: 11_000, quantity: 100, comment: '바로 삽니다', status: 1, hiddenAt: at, priceExcludedReason: null },
  };
  const sanction = {
    ...{ id: 3, kind: 'warning' as const, at, until: at, endedAt: null, reason: '도배', by: null, byName: '설악' },
    reportId: null,
  };
  const report = { ...operatorReport(1042, '바람도깨비'), trade };
  answering(getReport, () =>
    reportDetail(report, {
      others: [{ ...operatorReport(1044, '바람도깨비'), reporterName: '갈대밭', isSameThing: true }],
      // biome-ignore lint/suspicious/noThenProperty: the contract names it so
      then: '바로 삽니다',
      now: '안 삽니다',
      person: reportedPerson('바람도깨비', {
        sanctions: [sanction],
        notes: [{ id: 1, at, text: '되풀이합니다.', by: '', byName: null }],
      }),
    }),
  );
  answering(sweepPlayer, () => ({ sweepId: null, changed: swept({ trades: 6, shouts: 1400 }) }));
  answering(listReports, () => []);
  answering(markReportPresence, () => ({ viewers: [] }));
  answering(listInquiries, () => [operatorInquiry(12, '매의눈'), operatorInquiry(11, '달그림자')]);
  answering(getInquiry, () =>
    inquiryDetail(operatorInquiry(12, '매의눈'), { appeal: appealOf({ sanctions: [sanction] }) }),
  );
  answering(markInquiryPresence, () => ({ viewers: [] }));
  answering(listWordReviews, () => [wordReview(7, '매의눈')]);
  answering(listSettings, () => []);
});

afterEach(() => {
  vi.useRealTimers();
});

it.each(SCREENS)('%s has no fault of access at any width', async (at, Screen, text) => {
  const path = at.replace(/\?.*/, '');
  for (const width of WIDTHS) {
    await page.viewport(width, TALL);
    const { unmount } = await show(
      <DeskFrame level={2} at={NOON.toISOString()} overview={overview} current={path}>
        <Screen params={{ id: '1042' }} pathOf={() => undefined} />
      </DeskFrame>,
      { at },
    );
    await expect.element(page.getByText(text).first()).toBeVisible();
    expect(await findFaults(), String(width)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await unmount();
  }
});

it('the decision of a report with a suspension and a sweep has no fault of access at any width', async () => {
  for (const width of WIDTHS) {
    await page.viewport(width, TALL);
    sessionStorage.clear();
    const { unmount } = await show(
      <DeskFrame level={2} at={NOON.toISOString()} overview={overview} current="/operator/reports/1042">
        <ReportScreen params={{ id: '1042' }} pathOf={() => undefined} />
      </DeskFrame>,
      { at: '/operator/reports/1042' },
    );
    await userEvent.click(page.getByText('정지', { exact: true }));
    await userEvent.click(page.getByText('직접', { exact: true }));
    await userEvent.click(page.getByRole('checkbox', { name: '거래 중인 글' }));
    await userEvent.click(page.getByRole('checkbox', { name: /외침 숨기고/ }));
    await expect.element(page.getByText('1,400개 보기')).toBeVisible();
    expect(await findFaults(), String(width)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await unmount();
  }
});

import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AuditEntry, listAudit } from '#features/people/audit/audit.contract.ts';
import { listReports, markReportPresence, type OperatorReport } from '#features/people/reports/report.contract.ts';
import { getReport } from '#features/people/reports/report-detail.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering } from '#tests/components/calls.ts';
import { findFaults, TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { fullOverview } from '#tests/support/desk-overview.ts';
import { operatorReport } from '#tests/support/operator-report.ts';
import AuditScreen from '../audit/ui/audit-screen.tsx';
import type { DeskScreenProps } from '../frame/desk-page.ts';
import { DeskFrame } from '../frame/ui/desk-frame.tsx';
import OverviewScreen from '../overview/ui/overview-screen.tsx';
import ReportsScreen from '../reports/ui/reports-screen.tsx';

const HOUR_MS = 3_600_000;
/** Its days begin nowhere near. */
const NOON = new Date('2026-11-30T12:00:00+09:00');
const ago = (hours: number) => new Date(NOON.getTime() - hours * HOUR_MS).toISOString();

const report = (id: number, hours: number, name: string): OperatorReport => ({
  ...operatorReport(id, name),
  createdAt: ago(hours),
});

const act = (id: number, hours: number): AuditEntry => ({
  id,
  at: ago(hours),
  actor: 'command',
  action: 'report.handle',
  subject: `report:${id}`,
  detail: { status: 2, actions: ['suspend'] },
  reason: null,
  answer: null,
  note: null,
  actorName: null,
  subjectName: null,
  hash: 'c41e88a0'.repeat(8),
});

const overview = fullOverview({ waiting: { ...fullOverview().waiting, reports: { count: 27, oldestAt: ago(27) } } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listReports, () => [report(1187, 5, '매의눈'), report(1186, 30, '달그림자')]);
  answering(getReport, () => new Promise(() => undefined));
  answering(markReportPresence, () => ({ viewers: [] }));
  answering(listSettings, () => []);
  answering(listAudit, () => [act(90, 1), act(89, 40)]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(Screen: ComponentType<DeskScreenProps>, at: string) {
  const path = at.replace(/\?.*/, '');
  return show(
    <DeskFrame level={2} at={ago(0)} overview={overview} current={path}>
      <Screen params={{}} pathOf={() => undefined} />
    </DeskFrame>,
    { at, data: { path, level: 2, at: ago(0), waiting: overview.waiting, overview } },
  );
}

it.each([1440, 960, 390])('the lists of the desk and their open rows have no fault of access at %i', async (width) => {
  await page.viewport(width, TALL);
  await open(ReportsScreen, '/operator/reports');
  await expect.element(page.getByRole('link', { name: '달그림자' })).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: '달그림자' }));
  await expect.element(page.getByText('받은 신고')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each([1440, 960, 390])('the overview has no fault of access at %i, and is not wider', async (width) => {
  await page.viewport(width, TALL);
  await open(OverviewScreen, '/operator');
  await expect.element(page.getByText('모두 정상')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('the audit stands by days, with all that it has of the open act', async () => {
  await open(AuditScreen, '/operator/audit?open=89');
  await expect.element(page.getByText(/^오늘, /)).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: '기록 89' }).getByText('report.handle')).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

it('the menu has the number that waits, and says that it is late', async () => {
  await open(AuditScreen, '/operator/audit');
  const menu = page.getByRole('navigation', { name: '운영 메뉴' });
  await expect.element(menu.getByRole('link', { name: '신고' })).toHaveTextContent('신고27 하루 넘음');
  await expect.element(menu.getByRole('link', { name: '운영 기록' })).toHaveAttribute('aria-current', 'page');
});

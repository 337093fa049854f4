import type { ComponentType } from 'react';
import 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AuditEntry, listAudit } from '#features/people/audit/audit.contract.ts';
import { listReports, type OperatorReport } from '#features/people/reports/report.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import AuditScreen from '../audit/ui/audit-screen.tsx';
import type { DeskScreenProps } from '../frame/desk-page.ts';
import { DeskFrame } from '../frame/ui/desk-frame.tsx';
import ReportsScreen from '../reports/ui/reports-screen.tsx';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const report = (id: number, hours: number, reportedName: string): OperatorReport => ({
  id,
  createdAt: ago(hours),
  updatedAt: ago(hours),
  deletedAt: null,
  tradeId: 48_190,
  partyId: null,
  guildId: null,
  postId: null,
  broadcastId: null,
  type: 2,
  comment: '선불로 보냈는데 물건을 안 주고 나갔어요',
  reporterId: 5,
  reportedId: 6,
  reportedName,
  status: 1,
  answer: null,
  handledAt: null,
  reporterName: '한소금',
  reportedBannedAt: null,
  trade: null,
  party: null,
  guild: null,
  post: null,
  broadcast: null,
  reportedText: '용의비늘 팝니다',
  reportsOfReported: 13,
  reporterUpheld: 9,
  reporterHandled: 10,
  weight: 5,
  laterUntil: null,
  isAboutOperator: false,
  handledByName: null,
  actions: [],
  settledById: null,
  more: null,
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

const overview = {
  waiting: { reports: { count: 27, oldestAt: ago(27) } },
  first: [],
  acts: [],
  backup: NO_BACKUPS,
};

beforeEach(() => {
  queryClient.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listReports, () => [report(1187, 5, '매의눈'), report(1186, 30, '달그림자')]);
  answering(listAudit, () => [act(90, 1), act(89, 40)]);
});

async function faults(): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly: WCAG });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

async function open(Screen: ComponentType<DeskScreenProps>, at: string) {
  const path = at.replace(/\?.*/, '');
  return show(
    <DeskFrame level={2} at={ago(0)} overview={overview} current={path}>
      <Screen params={{}} pathOf={() => undefined} />
    </DeskFrame>,
    { at },
  );
}

it.each([1440, 960, 390])('the lists of the desk and their open rows have no fault of access at %i', async (width) => {
  await page.viewport(width, 900);
  await open(ReportsScreen, '/operator/reports');
  await expect.element(page.getByRole('link', { name: '달그림자' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: '달그림자' }));
  await expect.element(page.getByText('받은 신고')).toBeVisible();
  expect(await faults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('the audit stands by days, with all that it has of the open act', async () => {
  await open(AuditScreen, '/operator/audit?open=89');
  await expect.element(page.getByText(/^오늘, /)).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: '기록 89' }).getByText('report.handle')).toBeVisible();
  expect(await faults()).toEqual([]);
});

it('the menu has the number that waits, and says that it is late', async () => {
  await open(AuditScreen, '/operator/audit');
  const menu = page.getByRole('navigation', { name: '운영 메뉴' });
  await expect.element(menu.getByRole('link', { name: '신고' })).toHaveTextContent('신고27 하루 넘음');
  await expect.element(menu.getByRole('link', { name: '운영 기록' })).toHaveAttribute('aria-current', 'page');
});

import type { ComponentType } from 'react';
import 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listOperators } from '#features/people/operators/operator.contract.ts';
import { listDeskBanners } from '#features/shell/settings/banner.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering } from '#tests/components/calls.ts';
import { TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskBanner } from '#tests/support/desk-banner.ts';
import { deskOperator } from '#tests/support/desk-operator.ts';
import { deskSettings, NOON } from '#tests/support/desk-settings.ts';
import { failedJob } from '#tests/support/failed-job.ts';
import { siteStats } from '#tests/support/site-stats.ts';
import BannersScreen from '../banners/ui/banners-screen.tsx';
import type { DeskScreenProps } from '../frame/desk-page.ts';
import { DeskFrame } from '../frame/ui/desk-frame.tsx';
import { listJobs } from '../jobs/job.contract.ts';
import JobsScreen from '../jobs/ui/jobs-screen.tsx';
import OperatorsScreen from '../operators/ui/operators-screen.tsx';
import SiteScreen from '../site/ui/site-screen.tsx';
import { getStats } from '../stats/stats.contract.ts';
import StatsScreen from '../stats/ui/stats-screen.tsx';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const screens: readonly (readonly [Screen: ComponentType<DeskScreenProps>, at: string, sight: string])[] = [
  [SiteScreen, '/operator/site', '신규 회원 쓰기 제한'],
  [BannersScreen, '/operator/banners', '한 번에 둘까지'],
  [OperatorsScreen, '/operator/operators', '단계별로 할 수 있는 일'],
  [OperatorsScreen, '/operator/operators?open=3', '단계와 기한 저장'],
  [JobsScreen, '/operator/jobs?open=41', '마지막 오류'],
  [StatsScreen, '/operator/stats', '들어온 곳'],
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  answering(listSettings, deskSettings);
  answering(listDeskBanners, () => [
    deskBanner(2, -1, 9, { text: '채널이 30개로 늘었습니다', href: '/notices/211' }),
    deskBanner(1, -9, -5, { tone: 'alert', aside: [] }),
  ]);
  answering(listOperators, () => [deskOperator(1, '설악', { level: 1 }), deskOperator(3, '솔개')]);
  answering(listJobs, () => [failedJob(41, '알림 보내기')]);
  answering(getStats, () => siteStats());
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([1440, 960, 390])(
  'the pages of the site have no fault of access at %i, and none is wider than the window',
  async (width) => {
    await page.viewport(width, TALL);
    const overview = { waiting: {}, first: [], acts: [], backup: NO_BACKUPS };
    for (const [Screen, at, sight] of screens) {
      const { unmount } = await show(
        <DeskFrame level={1} at={NOON.toISOString()} overview={overview} current={at.replace(/\?.*/, '')}>
          <Screen params={{}} pathOf={() => undefined} />
        </DeskFrame>,
        { at },
      );
      await expect.element(page.getByText(sight).first()).toBeVisible();
      const { violations } = await window.axe.run(document, { runOnly: WCAG });
      expect([at, violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))]).toEqual([at, []]);
      expect([at, document.documentElement.scrollWidth <= width]).toEqual([at, true]);
      await unmount();
    }
  },
);

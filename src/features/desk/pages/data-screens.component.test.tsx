import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering } from '#tests/components/calls.ts';
import { findFaults, TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import {
  backPlanOf,
  deskBases,
  deskConflict,
  deskDifference,
  deskVersion,
  differenceLine,
  factFault,
  GALAXY,
  LOTUS,
  uploadedFile,
  waitingRelease,
} from '#tests/support/desk-facts.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import BasesScreen from '../data/bases/ui/bases-screen.tsx';
import ConflictsScreen from '../data/conflicts/ui/conflicts-screen.tsx';
import { listBases } from '../data/fact-base-desk.contract.ts';
import { listConflicts } from '../data/fact-conflict-desk.contract.ts';
import { getImport } from '../data/fact-import-desk.contract.ts';
import { getVersion, listVersions, planBack } from '../data/fact-version-desk.contract.ts';
import ImportScreen from '../data/imports/ui/import-screen.tsx';
import ImportsScreen from '../data/imports/ui/imports-screen.tsx';
import VersionsScreen from '../data/versions/ui/versions-screen.tsx';
import type { DeskScreenProps } from '../frame/desk-page.ts';
import { DeskFrame } from '../frame/ui/desk-frame.tsx';

interface Sight {
  Screen: ComponentType<DeskScreenProps>;
  at: string;
  sees: string;
  act?: () => Promise<void>;
}

const LONG = '아주 긴 이름의 몬스터로서 어느 칸에도 다 들어가지 않는 것';

const sights: readonly Sight[] = [
  { Screen: ConflictsScreen, at: '/operator/data/conflicts', sees: '수렴귀' },
  { Screen: VersionsScreen, at: '/operator/data/versions', sees: '되돌릴 줄의 이름을' },
  {
    Screen: VersionsScreen,
    at: '/operator/data/versions?from=87&to=91',
    sees: '둘을 골라 비교',
    act: async () => {
      await userEvent.click(page.getByRole('radiogroup', { name: '범위' }).getByText('전체'));
      await expect.element(page.getByRole('region', { name: '되돌리면' })).toBeVisible();
    },
  },
  { Screen: BasesScreen, at: '/operator/data/bases', sees: '적용을 막는 고친 값' },
  { Screen: BasesScreen, at: '/operator/data/bases?open=2', sees: '올린 파일을 씁니다' },
  { Screen: ImportsScreen, at: '/operator/data/imports?ids=1,2', sees: 'EUC-KR일 수 있습니다' },
  { Screen: ImportScreen, at: '/operator/data/imports/1', sees: 'monsters.csv의 차이' },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  answering(listSettings, () => []);
  answering(listBases, () => deskBases({ waiting: waitingRelease() }));
  answering(listConflicts, () => [
    deskConflict(1, LONG, [9_000_000_000_000, 9_100_000_000_000, 9_200_000_000_000]),
    deskConflict(2, '수렴귀', [300, 320, 310]),
    deskConflict(3, '국내성', [1, 0, 1], { entity: 'dungeons', field: 'opened' }),
  ]);
  answering(listVersions, () => [
    deskVersion(91, { origin: 'correction', by: LOTUS, note: LONG.repeat(3) }),
    deskVersion(90),
    deskVersion(87, { origin: 'project', release: 12, note: null, by: null }),
  ]);
  const long = 'https://example.com/'.repeat(20);
  answering(getVersion, () =>
    deskDifference(deskVersion(87), deskVersion(91), [
      differenceLine(1, LONG, { before: long, after: long, by: GALAXY }),
      differenceLine(3, '달빛조각', { entity: 'items', field: null, kind: 'added' }),
    ]),
  );
  answering(planBack, () => backPlanOf({ values: 12_345, corrections: 5, ownEntities: ['monsters', 'items'] }));
  answering(getImport, ({ params }) =>
    params.id === '1'
      ? uploadedFile(1)
      : uploadedFile(2, {
          ...{ fileName: `${'monsters'.repeat(8)}.csv`, entity: null, offeredEncoding: 'euc-kr', fits: 'items' },
          ...{
            unknownColumns: Array(40).fill('아주이상한열'),
            faults: [factFault(3, 'exp', LONG.repeat(4))],
            faultCount: 1200,
          },
        }),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

async function expectSoundPages(width: number): Promise<void> {
  await page.viewport(width, TALL);
  const overview = { waiting: {}, first: [], acts: [], backup: NO_BACKUPS };
  for (const { Screen, at, sees, act } of sights) {
    const { unmount } = await show(
      <DeskFrame level={1} at={NOON.toISOString()} overview={overview} current={at.replace(/\?.*/, '')}>
        <Screen params={{ id: '1' }} pathOf={() => undefined} />
      </DeskFrame>,
      { at },
    );
    await expect.element(page.getByText(sees).first()).toBeVisible();
    await act?.();
    expect([at, await findFaults()]).toEqual([at, []]);
    expect([at, document.documentElement.scrollWidth <= width]).toEqual([at, true]);
    await unmount();
  }
}

it.each([390])(
  'the pages of the facts have no fault of access at %i, and none is wider than the window',
  expectSoundPages,
);
it.each([1440, 960])(
  'the pages of the facts have no fault of access at %i, and none is wider than the window',
  { tags: 'sweep' },
  expectSoundPages,
);

import type { ComponentType } from 'react';
import 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering } from '#tests/components/calls.ts';
import { TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskFactLine, deskFactRow, factConflict } from '#tests/support/desk-fact-row.ts';
import type { DeskScreenProps } from '../../../frame/desk-page.ts';
import { DeskFrame } from '../../../frame/ui/desk-frame.tsx';
import { checkEdits } from '../../fact-change-desk.contract.ts';
import { listConflicts } from '../../fact-conflict-desk.contract.ts';
import { getFactRow, listFactRows } from '../../fact-row-desk.contract.ts';
import NewRowScreen from './new-row-screen.tsx';
import RowScreen from './row-screen.tsx';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NOON = new Date('2026-11-30T12:00:00+09:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  answering(listSettings, () => []);
  answering(getFactRow, () => deskFactRow());
  answering(listFactRows, ({ params }) =>
    params.entity === 'sources'
      ? []
      : [deskFactLine(214, '처녀귀신', { conflicts: ['exp'] }), deskFactLine(215, '달걀귀신')],
  );
  answering(listConflicts, () => [factConflict()]);
  answering(checkEdits, () => ({
    ...{ checked: 12_480, milliseconds: 300, faultCount: 1, changes: { added: 0, changed: 1, removed: 0 } },
    faults: [{ file: 'monsters', row: 214, field: 'hp', reason: '최대보다 큽니다', at: null }],
    ...{ replaced: [], unchanged: [], proposals: [] },
  }));
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(Screen: ComponentType<DeskScreenProps>, params: DeskScreenProps['params'], at: string) {
  const overview = { waiting: {}, first: [], acts: [], backup: NO_BACKUPS };
  return show(
    <DeskFrame level={1} at={NOON.toISOString()} overview={overview} current="/operator/data">
      <Screen params={params} pathOf={() => undefined} />
    </DeskFrame>,
    { at },
  );
}

async function expectNoFault(width: number, state: string) {
  const { violations } = await window.axe.run(document, { runOnly: WCAG });
  expect([state, violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))]).toEqual([
    state,
    [],
  ]);
  expect([state, document.documentElement.scrollWidth <= width]).toEqual([state, true]);
}

async function expectSoundRow(width: number): Promise<void> {
  await page.viewport(width, TALL);
  await open(RowScreen, { entity: 'monsters', id: '214' }, '/operator/data/monsters/214');
  await expect.element(page.getByRole('button', { name: '고친 값 유지' })).toBeVisible();
  await expectNoFault(width, 'read');
  await userEvent.click(page.getByRole('button', { name: '체력 52,000 반영' }));
  await userEvent.click(page.getByRole('button', { name: /^설명/ }));
  await userEvent.click(page.getByRole('button', { name: /^출처 재현/ }));
  await userEvent.click(page.getByRole('button', { name: '목록에서 빼기' }));
  await expect.element(page.getByText('전체 검사 12,480줄, 잘못 1개')).toBeVisible();
  await expectNoFault(width, 'edited');
}

it.each([390])('the page of a row has no fault of access at %i, and is not wider', expectSoundRow);
it.each([1440, 960])(
  'the page of a row has no fault of access at %i, and is not wider',
  { tags: 'sweep' },
  expectSoundRow,
);

async function expectSoundNewRow(width: number): Promise<void> {
  await page.viewport(width, TALL);
  for (const entity of ['recipes', 'dungeons']) {
    const { unmount } = await open(NewRowScreen, { entity }, `/operator/data/${entity}/new`);
    await userEvent.click(page.getByRole('button', { name: entity === 'recipes' ? '재료 추가' : '입구 추가' }));
    await userEvent.click(page.getByRole('button', { name: '추가', exact: true }));
    await expect.element(page.getByText('비어 있습니다').first()).toBeVisible();
    await expectNoFault(width, entity);
    await unmount();
    sessionStorage.clear();
  }
}

it.each([390])('the form of a new row has no fault of access at %i, and is not wider', expectSoundNewRow);
it.each([1440, 960])(
  'the form of a new row has no fault of access at %i, and is not wider',
  { tags: 'sweep' },
  expectSoundNewRow,
);

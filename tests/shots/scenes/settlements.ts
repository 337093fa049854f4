import type { Locator } from 'playwright-core';
import { fill, inDialog, press, see, steps, untilDialog } from '../actions.ts';
import type { Market } from '../sample-market.ts';
import { overlay, type Person, type Scene, type SceneParts, scene, WIDTHS } from '../scene.ts';

const typeItem = (dialog: Locator) => dialog.getByLabel('아이템').fill('현철');

const as = (person: Person, parts: SceneParts = {}): SceneParts => ({ as: person, ...parts });

export function settlementScenes({ party, settlements: { open, paid } }: Market): Scene[] {
  const create = `/settlements/new?party=${party}`;
  return [
    ...scene('settlement.paid', `/settlements/${paid}`, as('other', { widths: WIDTHS, act: see('내 몫') })),
    ...scene('settlement.holder', `/settlements/${paid}`, as('player', { act: see('내 몫') })),
    ...scene('settlement.unsold', `/settlements/${open}`, as('player', { act: see('내 몫') })),
    ...scene('settlement.gone', `/settlements/${paid}`, as('fresh', { act: see('정산을 찾을 수 없습니다') })),
    ...scene('settlement.new', create, as('player', { widths: WIDTHS, act: see('돈 가진 사람') })),
    ...scene(
      'settlement.faults',
      create,
      as('player', { act: steps(see('돈 가진 사람'), fill('이름', '가'), press('정산 올리기')) }),
    ),
    ...scene(
      'settlement.change',
      `/settlements/${open}`,
      as('player', { widths: WIDTHS, act: steps(press('수정'), see('저장하면')) }),
    ),
    ...overlay('settlement.trades', create, steps(press('완료한 거래'), untilDialog), as('player')),
    ...overlay('settlement.entry', create, steps(press('직접'), inDialog(typeItem)), as('player')),
    ...overlay('settlement.person', create, steps(press('사람'), untilDialog), as('player')),
    ...overlay('settlement.delete', `/settlements/${open}`, steps(press('지우기'), untilDialog), as('player')),
  ];
}

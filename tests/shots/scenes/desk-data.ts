import { type Act, fill, see, steps } from '../actions.ts';
import { DESK_WIDTHS, type Scene, type SceneParts, scene } from '../scene.ts';

const asOperator = (parts: SceneParts = {}): SceneParts => ({ as: 'operator', widths: DESK_WIDTHS, ...parts });

const MONSTERS = '/operator/data/monsters';

/** Edits a cell of the table, whose name begins so. */
const editCell =
  (name: string, value: string): Act =>
  async (page) => {
    await page
      .getByRole('button', { name: new RegExp(`^${name} .*수정$`) })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('textbox', { name, exact: true }).filter({ visible: true }).first().fill(value);
    await page.keyboard.press('Enter');
  };

const openValue =
  (name: RegExp): Act =>
  (page) =>
    page.getByRole('region', { name: '항목' }).getByRole('button', { name }).first().click();

/** The tables of the facts, a row, its versions and files. */
export function deskDataScenes(): Scene[] {
  return [
    ...scene('desk.data', MONSTERS, asOperator({ act: see('다람쥐') })),
    ...scene(
      'desk.data-edit-set',
      MONSTERS,
      asOperator({
        act: steps(
          see('다람쥐'),
          editCell('다람쥐 경험치', '12'),
          editCell('토끼 경험치', '9'),
          see(/줄 검사, 문제 없음/),
        ),
      }),
    ),
    ...scene('desk.data-none', `${MONSTERS}?q=없는이름`, asOperator({ act: see(/없습니다/) })),
    ...scene('desk.data-row', `${MONSTERS}/1`, asOperator({ act: see('수정 내역') })),
    ...scene(
      'desk.data-row-edit',
      `${MONSTERS}/1`,
      asOperator({ act: steps(see('수정 내역'), openValue(/^체력/), fill('체력', '77'), see(/줄, 잘못 없음/)) }),
    ),
    ...scene('desk.data-item', '/operator/data/items/1', asOperator({ act: see('수정 내역') })),
    ...scene('desk.data-new', `${MONSTERS}/new`, asOperator({ act: see('사유') })),
    ...scene('desk.data-versions', '/operator/data/versions', asOperator({ act: see('모든 버전') })),
    ...scene('desk.data-conflicts', '/operator/data/conflicts', asOperator({ act: see(/충돌/) })),
    ...scene('desk.data-bases', '/operator/data/bases', asOperator({ act: see('몬스터') })),
    ...scene('desk.data-imports', '/operator/data/imports', asOperator({ act: see('병합') })),
    ...scene('desk.corrections', '/operator/corrections', asOperator({ act: see(/제보/) })),
  ];
}

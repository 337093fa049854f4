import { type Act, allowCopying, choose, fill, forbidCopying, press, see, steps, unfold } from '../actions.ts';
import type { Market } from '../sample-market.ts';
import { DESK_ONLY, overlay, PHONE_ONLY, type Scene, scene } from '../scene.ts';

export function calculatorScenes({ items }: Market): Scene[] {
  return [...requested(items.goldPumpkin), ...ownFilled(), ...crafting(), ...kings(), ...timers()];
}

function requested(goldPumpkin: number): Scene[] {
  const questions: readonly (readonly [name: string, path: string])[] = [
    ['exp.vital', '/calc/exp?job=1&hp=70000&toHp=200000&mp=0&toMp=5000'],
    ['exp.level', '/calc/exp?job=3&level=50&toLevel=99&rate=5000만&points=12'],
    ['exp.both', '/calc/exp?job=4&level=90&toLevel=99&hp=3만&toHp=10만&mp=2만&toMp=4만&by=vital&vital=mp'],
    ['exp.nothing', '/calc/exp?level=99&toLevel=99'],
    ['exp.not-read', '/calc/exp?level=쉰&toLevel=많이&rate=-3'],
    ['exp-back.mp', '/calc/exp-back?job=3&exp=42억&hp=31000&mp=21000&into=mp&grade=1'],
    ['exp-back.level', '/calc/exp-back?job=2&exp=30억&level=80'],
    ['exp-back.not-read', '/calc/exp-back?exp=많이&hp=-1'],
    ['hp-mp-table.own', '/calc/hp-mp-table?job=4&grade=1&level=99&hp=12만&mp=30만'],
    ['hp-mp-table.early', '/calc/hp-mp-table?job=1&grade=0&level=60&hp=5000'],
    ['hp-mp-table.last', '/calc/hp-mp-table?job=2&grade=4&level=99&hp=200만&mp=0'],
    ['hp-mp-table.not-read', '/calc/hp-mp-table?job=1&hp=많이&level=쉰'],
    ['plan.second', '/calc/plan?job=1&level=99&grade=1&hp=70000&mp=0&rate=8000만'],
    ['plan.full', '/calc/plan?job=3&level=99&grade=2&hp=40만&mp=60만&to=full'],
    ['plan.early', '/calc/plan?job=4&level=40'],
    ['plan.done', '/calc/plan?job=2&level=99&grade=4&hp=200만&mp=10만'],
    ['plan.not-read', '/calc/plan?job=1&level=쉰&hp=많이'],
    ['drop.asked', '/calc/drop?p=3&n=200&want=2&goal=90&rate=500'],
    ['drop.never', '/calc/drop?p=0&n=100'],
    ['drop.item', `/calc/drop?p=1&n=100&item=${goldPumpkin}`],
    ['drop.not-read', '/calc/drop?p=많이&n=쉰&want=0'],
    ['split.asked', '/calc/split?sale=5210000&w=1,1,2&unit=1000&remainder=1'],
    ['split.guild', '/calc/split?sale=1억&w=3,3,3,3,2,2,1&unit=10000&remainder=3'],
    ['split.not-read', '/calc/split?sale=많이&w=하나,둘'],
    ['skills.job', '/calc/skills?job=3&from=1&to=60'],
    ['skills.promotion', '/calc/skills?job=1&from=99&to=99'],
    ['skills.none', '/calc/skills?job=1&from=2&to=2'],
    ['skills.not-read', '/calc/skills?job=2&from=쉰&to=많이'],
  ];
  const find: Act = steps(fill('찾는 아이템', '호박'), press('찾기'));
  return [
    ...questions.flatMap(([name, path]) => scene(`calc-${name}`, path)),
    ...scene('calc-drop.found', '/calc/drop', { act: find }),
    ...scene('calc-exp.typed', '/calc/exp?job=1&hp=70000&toHp=100000', { act: fill('목표 체력', '20만') }),
    ...scene('calc-exp.chosen-monster', '/calc/exp?level=70&toLevel=80', { act: choose('체력·마력'), ...DESK_ONLY }),
    ...scene('calc-exp.answered-without-scripts', '/calc/exp?job=1&hp=70000&toHp=200000', { hasScripts: false }),
  ];
}

function ownFilled(): Scene[] {
  const paths = ['exp', 'exp-back', 'hp-mp-table', 'plan', 'kingQuest/buyeo'];
  const nameOf = (path: string) => path.replace('/', '-');
  return [
    ...paths.flatMap((path) => scene(`calc-${nameOf(path)}.player`, `/calc/${path}`, { as: 'player' })),
    ...scene('calc-exp.player-asked', '/calc/exp?job=2&level=10&toLevel=20', { as: 'player' }),
    ...scene('calc-exp.newcomer', '/calc/exp', { ...DESK_ONLY, as: 'newcomer' }),
  ];
}

function crafting(): Scene[] {
  const thorn = '/recipe?item=1076&count=1';
  const list: Act = steps(unfold('텍스트로 보기'), press('복사'));
  return [
    ...scene('crafting.of-thorn', thorn),
    ...scene('crafting.many', `${thorn.replace('count=1', 'count=3')}&make=all`),
    ...scene('crafting.not-read', '/recipe?item=1076&count=많이&own=없는것 3'),
    ...scene('crafting.more', thorn, { act: press('1개 늘리기') }),
    ...scene('crafting.on-server', '/recipe?item=1076&gameServer=2', DESK_ONLY),
    ...overlay('crafting.copied', thorn, steps(list, see('모을 재료를 복사했습니다')), { prepare: allowCopying }),
    ...overlay('crafting.not-copied', thorn, steps(list, see('복사하지 못했습니다')), {
      ...DESK_ONLY,
      prepare: forbidCopying,
    }),
  ];
}

function kings(): Scene[] {
  const path = '/calc/kingQuest/buyeo?level=60&minutes=5';
  const minutes: Act = (page) =>
    page
      .getByLabel(/1회 걸리는 분$/)
      .first()
      .fill('20');
  const skip: Act = (page) =>
    page
      .getByRole('link', { name: / 제외$/ })
      .first()
      .click();
  return [
    ...scene('king.asked', path),
    ...scene('king.own-minutes', path, { act: minutes }),
    ...scene('king.skipped', path, { act: skip }),
    ...scene('king.too-low', '/calc/kingQuest/buyeo?level=5'),
    ...scene('king.graded', '/calc/kingQuest/buyeo?level=99&grade=1&minutes=7&exp=42억&wait=3'),
    ...scene('king.other', '/calc/kingQuest/goguryeo?level=70'),
    ...scene('king.not-read', '/calc/kingQuest/buyeo?level=쉰&minutes=많이', DESK_ONLY),
  ];
}

function timers(): Scene[] {
  const path = '/calc/timers';
  const add = (name: string, respawn: string, killed: string, note = ''): Act =>
    steps(
      fill('이름', name),
      fill('리젠 시간', respawn),
      fill('채널 · 서버', note),
      fill('잡은 시각', killed),
      press('타이머 추가'),
      see(name),
    );
  const byHand = unfold('직접 추가');
  const board = steps(
    byHand,
    add('수렴귀', '3시간', '5분 전', '2채널'),
    add('산적왕', '90분', '100분 전'),
    add('모르는보스', '', ''),
  );
  const edited = steps(board, unfold('시각 수정'), fill('리젠 시간', '많이'), press('저장'));
  return [
    ...scene('timers.board', path, { act: board }),
    ...scene('timers.edited', path, { act: edited }),
    ...scene('timers.killed', path, { act: steps(board, press('수렴귀 지금 잡음')) }),
    ...scene('timers.removed', path, { act: steps(board, unfold('시각 수정'), press('지우기')) }),
    ...scene('timers.picked', path, { act: press(/. 지금 잡음$/) }),
    ...scene('timers.wrong', path, {
      act: steps(byHand, fill('리젠 시간', '많이'), fill('잡은 시각', '언젠가'), press('타이머 추가')),
    }),
    ...scene('timers.sounding', path, { act: steps(board, press('소리')), ...PHONE_ONLY }),
    ...overlay('timers.shared', path, steps(board, press('링크 복사'), see('타이머 링크를 복사했습니다')), {
      prepare: allowCopying,
    }),
  ];
}

import { press, see, steps, untilDialog } from '../actions.ts';
import type { Market } from '../sample-market.ts';
import { overlay, type Person, type Scene, type SceneParts, scene, WIDTHS } from '../scene.ts';

const as = (person: Person, parts: SceneParts = {}): SceneParts => ({ as: person, ...parts });

/** What of a guild is for its members. Its public page stands among the pages. */
export function guildScenes({ guild }: Market): Scene[] {
  const tab = (name: string) => `/guilds/${guild}?tab=${name}`;
  return [
    ...scene('guild.board', tab('board'), as('player', { widths: WIDTHS, act: see('감룡 둘째 판') })),
    ...scene('guild.board-trainee', tab('board'), as('other', { act: see('고정한 글') })),
    ...scene('guild.schedule', tab('schedule'), as('player', { widths: WIDTHS, act: see('다가오는 일정') })),
    ...scene('guild.schedule-trainee', tab('schedule'), as('other', { act: see('다가오는 일정') })),
    ...scene('guild.schedule-empty', `${tab('schedule')}&month=2030-01`, as('player', { act: see('2030년 1월') })),
    ...scene(
      'guild.gathering-form',
      tab('schedule'),
      as('player', { widths: WIDTHS, act: steps(see('다가오는 일정'), press('일정 만들기'), see('걸리는 시간')) }),
    ),
    ...scene('guild.loot', tab('loot'), as('player', { widths: WIDTHS, act: see('순번 복사') })),
    ...scene('guild.members', tab('members'), as('player', { widths: WIDTHS, act: see('가입 신청') })),
    ...scene('guild.settings', tab('settings'), as('player', { widths: WIDTHS, act: see('보낼 것') })),
    ...scene('guild.settings-trainee', tab('settings'), as('other', { act: see('문파 나가기') })),
    ...scene('guild.settlement-form', `/settlements/new?guild=${guild}`, as('player', { act: see('문파 기금') })),
    ...scene('guild.applicant', `/guilds/${guild}`, as('fresh', { act: see('신청을 보냈습니다') })),
    ...overlay(
      'guild.cancel',
      tab('schedule'),
      steps(see('다가오는 일정'), press('일정 취소'), untilDialog),
      as('player'),
    ),
  ];
}

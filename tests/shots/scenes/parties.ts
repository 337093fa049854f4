import { fill, press, see, steps, untilDialog } from '../actions.ts';
import type { Market } from '../sample-market.ts';
import { overlay, type Person, type Scene, type SceneParts, scene, WIDTHS } from '../scene.ts';

const as = (person: Person, parts: SceneParts = {}): SceneParts => ({ as: person, ...parts });

export function partyScenes({ party }: Market): Scene[] {
  return [
    ...scene('party.leader', '/party', as('player', { widths: WIDTHS, act: see('참가 요청') })),
    ...scene('party.member', '/party', as('other', { act: see('파티장에게 귓말') })),
    ...scene('party.requester', '/party', as('fresh', { act: see('수락 대기') })),
    ...scene('party.newcomer', '/party', as('newcomer')),
    ...scene('party.filtered', '/party?job=4&open=true&region=3', { widths: WIDTHS }),
    ...scene('party.empty', '/party?level=1&grade=0&itemDistribution=3&region=5'),
    ...scene('party.form', '/party?form=new', { widths: WIDTHS, act: see('모집하고 사냥할 시간') }),
    ...scene('party.form-faults', '/party?form=new', {
      act: steps(see('모집하고 사냥할 시간'), fill('레벨부터', '99'), fill('레벨까지', '10'), press('파티 만들기')),
    }),
    ...scene('party.change', '/party?form=own', as('player', { act: see('파티 수정') })),
    ...scene('party-view.leader', `/party/${party}`, as('player', { act: see('참가 요청') })),
    ...scene('party-view.requester', `/party/${party}`, as('fresh', { act: see('수락 대기') })),
    ...overlay('party.join', '/party', steps(press('참가'), untilDialog), as('suspended')),
    ...overlay('party.close', '/party', steps(press('파티 닫기'), untilDialog), as('player')),
    ...overlay('party.joining', `/party/${party}`, steps(press('참가 요청하기'), untilDialog), as('nobody')),
  ];
}

import type { Page } from 'playwright-core';
import type { OwnParty } from '#features/community/parties/party.contract.ts';
import { fill, press, see, steps, untilDialog } from '../actions.ts';
import type { Market } from '../sample-market.ts';
import { overlay, type Person, type Scene, type SceneParts, scene, WIDTHS } from '../scene.ts';

const as = (person: Person, parts: SceneParts = {}): SceneParts => ({ as: person, ...parts });

/** The own party as one that shares by turns: the leader has received, the member is next. */
async function byTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fetchNow = window.fetch;
    let party: OwnParty | undefined;
    window.fetch = async (input, init) => {
      const { url } = new Request(input, init);
      if (url.includes('/api/turns?')) return Response.json(party ? [turnsOf(party)] : []);
      const response = await fetchNow(input, init);
      if (!url.endsWith('/api/parties/mine')) return response;
      const own = await response.json();
      party = own.party;
      return Response.json({ ...own, party: { ...own.party, itemDistribution: 2 } });
    };
    function turnsOf({ id: partyId, leader, members, createdAt }: OwnParty) {
      const entries = members.map(({ profile }, index) => ({
        id: index + 1,
        number: index + 1,
        profile,
        name: profile.name,
        state: index === 0 ? 2 : 1,
      }));
      const named = { id: 9, number: 9, profile: null, name: '흑령꾼', state: 1 };
      return {
        id: 1,
        partyId,
        guildId: null,
        creator: leader,
        title: '구름의옥',
        mode: 1,
        createdAt,
        updatedAt: createdAt,
        entries: [...entries, named],
        text: '[순번] 구름의옥 · 지금 2번 · 다음 9번 흑령꾼',
      };
    }
  });
}

/** The leaders of the first and the third row. */
async function blockFirstLeaders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fetchNow = window.fetch;
    window.fetch = async (input, init) => {
      const { url } = new Request(input, init);
      if (!url.endsWith('/api/blocks')) return fetchNow(input, init);
      const rows = [...document.querySelectorAll<HTMLElement>('[data-by]')];
      const blocks = [rows[0], rows[2]].map((row, index) => ({
        id: index + 1,
        createdAt: new Date().toISOString(),
        userId: null,
        name: '',
        profileId: Number(row?.dataset.by),
      }));
      return Response.json(blocks);
    };
  });
}

const untilBlocked = (page: Page) =>
  page.waitForFunction(() => {
    const row = document.querySelector('[data-by]');
    return row !== null && getComputedStyle(row, '::after').content.includes('차단한 사람의 글');
  });

export function partyScenes({ party }: Market): Scene[] {
  return [
    ...scene('party.leader', '/party', as('player', { widths: WIDTHS, act: see('참가 요청') })),
    ...scene('party.member', '/party', as('other', { act: see('파티장에게 귓말') })),
    ...scene('party.turns', '/party', as('player', { prepare: byTurns, act: see('순번 복사') })),
    ...scene('party.turns-member', '/party', as('other', { prepare: byTurns, act: see('순번 복사') })),
    ...scene('party.blocked', '/party', as('fresh', { prepare: blockFirstLeaders, act: untilBlocked })),
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

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cutTexts } from '#tests/components/cut-texts.ts';
import { show } from '#tests/components/show.tsx';
import type { Party } from '../party.contract.ts';
import { partyLine } from '../party.labels.ts';
import { PartyRow } from './party-row.tsx';
import { OpenParties } from './public/open-parties.tsx';

const AT = '2026-11-20T05:00:00.000Z';
const free = { role: 4, job: null, level: null, isLeader: false };
const party: Party = {
  id: 1,
  createdAt: AT,
  updatedAt: AT,
  listedAt: AT,
  expiredAt: AT,
  closedAt: null,
  closedBy: null,
  title: '격수 한 분과 도사 한 분 오시면 바로 들어가서 두 시간쯤 사냥합니다',
  dungeonId: 7,
  createdProfileId: 1,
  gameServer: 1,
  hasDungeonPlace: true,
  itemDistribution: 5,
  channel: 12,
  floor: 2,
  levelMin: 95,
  levelMax: 99,
  gradeMin: null,
  memberCount: 1,
  state: 1,
  isSample: false,
  dungeon: { id: 7, name: '용의 몸 (용겸·용랑·용마·용천)', region: 5, minLevel: 90 } as Party['dungeon'],
  seats: [{ role: 1, job: 1, level: 99, isLeader: true }, free, free, free, free],
  leader: { id: 1, userId: null, name: '풍백', job: 1, grade: 1, level: 99 },
};

it('rows of parties say on a phone the whole of what they are for', async () => {
  await page.viewport(390, 844);
  await show(
    <ul className="lines">
      <PartyRow party={party} now={Date.parse(AT)} job={null} />
    </ul>,
  );
  await expect.element(page.getByText(party.title)).toBeVisible();
  expect(cutTexts()).toEqual([]);
});

it('rows of parties on other pages say the whole of their place', async () => {
  await page.viewport(320, 844);
  const line = partyLine({ ...party, title: '둘이서' });
  await show(<OpenParties rows={[line]} />);
  await expect.element(page.getByText(line.place)).toBeVisible();
  expect(cutTexts()).toEqual([]);
});

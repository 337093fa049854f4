import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { invalidate } from '#platform/client/live-query.ts';
import { answering } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { listedParty } from '#tests/support/listed-party.ts';
import type { OwnParty } from '../../party.contract.ts';
import { countParties, listOwnParties } from '../../party-endpoints.contract.ts';
import { OwnPanelBody } from './own-panel-body.tsx';
import { OWN_PARTIES } from './own-parties.ts';
import type { PartyPart } from './party-part.tsx';

let party: OwnParty;
let loadings: PromiseWithResolvers<void>[];

const satellite: PartyPart = {
  name: 'satellite',
  load() {
    const loading = Promise.withResolvers<void>();
    loadings.push(loading);
    return loading.promise;
  },
  Part: ({ party: { title, itemDistribution } }) => `${title} ${itemDistribution}`,
};
const parts = { running: [satellite], justEnded: [satellite], ended: [satellite] };

beforeEach(() => {
  signedIn();
  loadings = [];
  party = { ...listedParty({ title: '흉가' }), members: [] };
  answering(countParties, () => ({ all: 0, open: 0, regions: {} }));
  answering(listOwnParties, () => ({ party, asked: [], past: [] }));
});

const end = page.getByRole('button', { name: '나가기' });

it('one’s own party is shown at once with what its satellites have, and stays as it was until another way of sharing is loaded', async () => {
  await show(<OwnPanelBody parts={parts} />, { at: '/party' });
  await expect.poll(() => loadings.length).toBe(1);
  await expect.element(end).not.toBeInTheDocument();
  loadings[0]?.resolve();
  await expect.element(page.getByText('흉가 1')).toBeVisible();
  await expect.element(end).toBeVisible();

  // Another title of the same party waits for nothing.
  party = { ...party, title: '폐가' };
  await invalidate(OWN_PARTIES);
  await expect.element(page.getByText('폐가 1')).toBeVisible();
  expect(loadings.length).toBe(1);

  party = { ...party, itemDistribution: 2 };
  const renewal = invalidate(OWN_PARTIES);
  await expect.poll(() => loadings.length).toBe(2);
  await expect.element(page.getByText('폐가 1')).toBeVisible();
  loadings[1]?.resolve();
  await renewal;
  await expect.element(page.getByText('폐가 2')).toBeVisible();
});

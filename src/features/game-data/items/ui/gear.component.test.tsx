import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Gear, getGear, putGear } from '#features/people/gear/gear.contract.ts';
import { gearChanged } from '#features/people/gear/gear.events.ts';
import { accountGear } from '#features/people/gear/ui/public/account-gear.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { signedIn, signedOut } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { makeItem } from '#tests/factories/game-data.ts';
import { listItems } from '../item-endpoints.contract.ts';
import { setGearAccount } from './gear-account.ts';
import { GearButton } from './gear-button.tsx';
import { GearPanel } from './public/saved-item-panels.tsx';

const ITEMS = Array.from({ length: 12 }, (_, index) => makeItem({ id: index + 1, name: `칼${index + 1}`, type: 0 }));
const STORED = 'gear-items';

const putOn = page.getByRole('button', { name: '내 장비에 넣기' });
const takeOff = page.getByRole('button', { name: '내 장비에서 빼기' });
const names = () => [...document.querySelectorAll('main .nm')].map((name) => name.textContent);
const stored = () => localStorage.getItem(STORED);

const open = () =>
  show(
    <>
      <GearButton id={11} />
      <GearPanel />
    </>,
  );

/** The list of the account, as the server stores it. */
function answerGear(gear: Gear) {
  let current = gear;
  answering(getGear, () => current);
  const calls = answering(putGear, ({ body }) => {
    if (body?.version !== current.version) return new Refusal('CONFLICT', { data: { reason: 'CHANGED', current } });
    current = { items: body.items, version: current.version + 1 };
    return current;
  });
  return { calls, store: (items: number[]) => (current = { items, version: current.version + 1 }) };
}

beforeAll(() => setGearAccount(async () => accountGear));
beforeEach(() => void answering(listItems, () => ITEMS));
afterEach(signedOut);

describe('내 장비 of a device', () => {
  it('is filled and emptied by the button, which keeps its width', async () => {
    await open();
    await expect.element(page.getByText('아이템 화면의 ‘내 장비에 넣기’를 누르면 여기에 표시됩니다.')).toBeVisible();
    const { width } = putOn.element().getBoundingClientRect();
    await putOn.click();
    await expect.poll(names).toEqual(['칼11']);
    expect([stored(), takeOff.element().getBoundingClientRect().width]).toEqual(['[11]', width]);
    await page.getByRole('button', { name: '칼11 빼기' }).click();
    await expect.element(putOn).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('says that ten are in it, and drops what is no item any more', async () => {
    localStorage.setItem(STORED, '[1,2,3,4,5,6,7,8,9,10]');
    await open();
    await putOn.click();
    await expect.element(page.getByText('내 장비는 10개까지입니다. 다른 것을 빼고 다시 넣어 주세요.')).toBeVisible();
    localStorage.setItem(STORED, '[1,999]');
    dispatchEvent(new StorageEvent('storage', { key: STORED }));
    await expect.poll(stored).toBe('[1]');
  });
});

describe('내 장비 of an account', () => {
  it('takes over that of the device, of which nothing stays there', async () => {
    localStorage.setItem(STORED, '[2,1]');
    const { calls } = answerGear({ items: [], version: 0 });
    signedIn();
    await open();
    await expect.poll(names).toEqual(['칼2', '칼1']);
    expect([calls.map(({ body }) => body), stored()]).toEqual([[{ items: [2, 1], version: 0 }], null]);
    signedOut();
    await expect.poll(names).toEqual([]);
  });

  it('is read again where another tab changed it, and the change is made to that', async () => {
    const { calls, store } = answerGear({ items: [1], version: 3 });
    signedIn();
    await open();
    await expect.poll(names).toEqual(['칼1']);
    await publish(gearChanged.on([ownTopic], { version: store([2, 1]).version }));
    await expect.poll(names).toEqual(['칼2', '칼1']);
    store([3]);
    await putOn.click();
    await expect.poll(names).toEqual(['칼11', '칼3']);
    expect(calls.map(({ body }) => body?.version)).toEqual([4, 5]);
    expect(stored()).toBeNull();
  });

  it('says that it could not be stored, or read', async () => {
    allowNoise(/내 장비를/);
    answerGear({ items: [1], version: 3 });
    answering(putGear, () => new Refusal('UNAVAILABLE'));
    signedIn();
    const { unmount } = await open();
    await expect.poll(names).toEqual(['칼1']);
    await putOn.click();
    await expect.element(page.getByText('내 장비를 저장하지 못했습니다')).toBeVisible();
    await unmount();
    signedOut();
    answering(getGear, (_, nth) => (nth === 0 ? new Refusal('FORBIDDEN') : { items: [4], version: 3 }));
    signedIn();
    await open();
    await expect.element(page.getByText('내 장비를 가져오지 못했습니다.')).toBeVisible();
    await page.getByRole('button', { name: '다시 가져오기' }).click();
    await expect.poll(names).toEqual(['칼4']);
  });

  it('warns of nothing where the session has ended', async () => {
    answering(getGear, () => new Refusal('LOGIN_REQUIRED'));
    signedIn();
    await open();
    await expect.element(page.getByText('내 장비를 가져오지 못했습니다.')).toBeVisible();
  });
});

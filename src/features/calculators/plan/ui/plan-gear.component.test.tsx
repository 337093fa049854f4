import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listItems } from '#features/game-data/items/item-endpoints.contract.ts';
import { answering } from '#tests/components/calls.ts';
import { show } from '#tests/components/show.tsx';
import { makeItem } from '#tests/factories/game-data.ts';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { planParams } from '../plan.params.ts';
import { readPlanQuestion } from '../plan-question.rules.ts';
import { PlanGear } from './plan-gear.tsx';

const worn = vi.hoisted(() => ({ ids: [] as readonly number[] }));

vi.mock('#features/game-data/items/ui/public/gear.ts', () => ({ useGear: () => worn.ids }));

const HELMET = makeItem({ id: 901, name: '투구', MHP: 1200, MMP: 300 });
const SPEAR = makeItem({ id: 902, name: '기창', MHP: null, MHPP: 15, MMP: 0 });
const STONE = makeItem({ id: 903, name: '돌', MHP: null, MMP: null });

function Plan() {
  const queryState = useQueryState(planParams);
  const { gear, standing, isPlaced } = readPlanQuestion(queryState.texts);
  return (
    <>
      <output>맨몸 {standing.hp}</output>
      <PlanGear queryState={queryState} gear={gear} bare={isPlaced ? standing : null} />
    </>
  );
}

const choice = page.getByLabelText('입력한 값에 장비가 들어 있음');
const query = () => new URLSearchParams(location.search);

async function open(at: string, ...ids: number[]) {
  worn.ids = ids;
  await show(<Plan />, { at });
}

beforeEach(() => void answering(listItems, () => [HELMET, SPEAR, STONE]));

describe('the gear of a plan', () => {
  it('is taken away from the typed values on request, and the address says how much and never of what', async () => {
    await open('/calc/plan?job=1&hp=71200', 901, 902);
    await expect.element(page.getByText('내 장비: 체력 +1,200, 마력 +300')).toBeVisible();
    await expect.element(page.getByText('장비를 입으면 체력 72,400')).toBeVisible();
    await expect
      .element(page.getByText('체력에 넣지 않은 것: 기창 +15%(무엇의 비율인지 모름), 기창(값을 모름)'))
      .toBeVisible();
    await choice.click();
    await expect.element(page.getByText('맨몸 70000')).toBeVisible();
    await expect.poll(() => query().get('gearHp')).toBe('1200');
    expect(query().get('gearMp')).toBe('300');
    expect(location.search).not.toMatch(/90[123]/);
    await choice.click();
    await expect.element(page.getByText('맨몸 71200')).toBeVisible();
    await expect.poll(() => query().has('gearHp')).toBe(false);
  });

  it('cannot be taken away where nobody knows its values', async () => {
    await open('/calc/plan?job=1&hp=71200', 903);
    await expect.element(page.getByText('내 장비의 체력·마력은 알려지지 않았습니다.')).toBeVisible();
    await expect.element(choice).not.toBeInTheDocument();
  });

  it('is what the address says until the reader takes their own', async () => {
    await open('/calc/plan?job=1&hp=71200&gearHp=200', 901);
    await expect.element(page.getByText('맨몸 71000')).toBeVisible();
    await page.getByRole('button', { name: '내 장비 값으로 바꾸기' }).click();
    await expect.element(page.getByText('맨몸 70000')).toBeVisible();
  });

  it('is shown to whoever reads the address without gear, and asks the server for nothing', async () => {
    const calls = answering(listItems, () => []);
    await open('/calc/plan?job=1&hp=71200&gearHp=1200');
    await expect.element(page.getByText('장비가 주는 것: 체력 +1,200, 마력 +0')).toBeVisible();
    await choice.click();
    await expect.element(choice).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#tests/components/calls.ts';
import { show } from '#tests/components/show.tsx';
import { listQuestProposals } from '../../quests/quest.contract.ts';
import { QuestProposals } from './quest-proposals.tsx';

it('throws away a text that was begun without a second press, or fills in another quest', async () => {
  const document = { type: 'doc', content: [] };
  const calls = answering(listQuestProposals, () => [
    { key: 'north-tree', title: '신성한 나뭇가지', document },
    { key: 'home-axe', title: '나무꾼의 쇠도끼', document },
  ]);
  const taken: string[] = [];
  await show(<QuestProposals isWritten={() => true} onTake={(title) => taken.push(title)} />);
  expect(calls).toHaveLength(0);
  await page.getByRole('button', { name: '목록 보기' }).click();
  await page.getByRole('combobox').selectOptions('나무꾼의 쇠도끼');
  await page.getByRole('button', { name: '이 글로 시작하기' }).click();
  expect(taken).toEqual([]);
  await page.getByRole('button', { name: '쓰던 글을 버리고 바꾸기' }).click();
  expect(taken).toEqual(['나무꾼의 쇠도끼']);
});

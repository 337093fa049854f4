import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { moderateText, rulesInForce } from './moderate-text.service.ts';

const CHILD = fileURLToPath(new URL('./moderate-text.child.ts', import.meta.url));

const test = testDatabase();

const here = async (text: string) => (await moderateText(test.db, text)).verdict;

function addRule(pattern: string, verdict: 'refuse' | 'review' = 'refuse') {
  return test.db.insertInto('word_rule').values({ kind: 'AD', pattern, verdict }).execute();
}

describe('a changed rule', () => {
  let child: ChildProcess;
  beforeAll(async () => {
    child = fork(CHILD, [test.url]);
    await once(child, 'message');
  });
  afterAll(async () => {
    child.disconnect();
    await once(child, 'exit');
  });

  async function there(text: string): Promise<unknown> {
    const [verdict] = await Promise.all([once(child, 'message'), child.send(text)]);
    return verdict[0];
  }

  it('applies from the next text on, in the process that changed it and in another that has compiled the rules before', async () => {
    const rule = () => test.db.updateTable('word_rule').where('pattern', '=', '돌하르방');
    const text = '돌-하르방 팝니다';
    for (const judge of [here, there]) expect(await judge(text)).toBe('allow');

    await addRule('돌하르방');
    for (const judge of [here, there]) expect(await judge(text)).toBe('refuse');
    await rule().set({ verdict: 'review' }).execute();
    for (const judge of [here, there]) expect(await judge(text)).toBe('review');
    await rule().set({ is_active: false }).execute();
    for (const judge of [here, there]) expect(await judge(text)).toBe('allow');
    await rule().set({ is_active: true, verdict: 'refuse' }).execute();
    for (const judge of [here, there]) expect(await judge(text)).toBe('refuse');
    await test.db.deleteFrom('word_rule').where('pattern', '=', '돌하르방').execute();
    for (const judge of [here, there]) expect(await judge(text)).toBe('allow');
  });
});

describe('the compiled rules', () => {
  it('are those of the transaction, and are dropped when it is rolled back', async () => {
    const undone = new Error('rolled back');
    const change = test.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('word_rule').values({ kind: 'AD', pattern: '메롱바위' }).execute();
      expect((await moderateText(transaction, '메롱바위')).verdict).toBe('refuse');
      expect(await here('메롱바위')).toBe('allow');
      throw undone;
    });
    await expect(change).rejects.toBe(undone);
    await addRule('두꺼비집');
    expect(await here('메롱바위')).toBe('allow');
    expect(await here('두꺼비집')).toBe('refuse');
  });

  it('are compiled once for a version', async () => {
    const before = await rulesInForce(test.db, 'text');
    expect(await rulesInForce(test.db, 'text')).toBe(before);
    await addRule('개구리집');
    expect(await rulesInForce(test.db, 'text')).not.toBe(before);
  });

  it('are those of texts, of shouts, or of both', async () => {
    await test.db
      .insertInto('word_rule')
      .values([
        { kind: 'AD', pattern: '물방개', scope: 'shout' },
        { kind: 'AD', pattern: '소금쟁이', scope: 'text' },
      ])
      .execute();
    expect([await here('물방개'), await here('소금쟁이')]).toEqual(['allow', 'refuse']);
    const inShouts = (await rulesInForce(test.db, 'shout')).map(({ rule }) => rule.pattern);
    expect(inShouts).toContain('물방개');
    expect(inShouts).not.toContain('소금쟁이');
    expect(inShouts).toContain('현찰');
  });

  it('are empty when there are no rules', async () => {
    await test.db.deleteFrom('word_rule').execute();
    expect(await rulesInForce(test.db, 'text')).toEqual([]);
    expect(await here('현거래')).toBe('allow');
  });
});

it('judge texts together by the strictest, and skip empty ones', async () => {
  await test.db
    .insertInto('word_rule')
    .values([
      { kind: 'AD', pattern: '두꺼비', verdict: 'review' },
      { kind: 'ABUSE', pattern: '맹꽁이' },
    ])
    .execute();
  expect(await moderateText(test.db, '두꺼비', '맹꽁이')).toMatchObject({
    verdict: 'refuse',
    found: { word: '맹꽁이' },
  });
  expect(await moderateText(test.db, '두꺼비', '개구리')).toMatchObject({
    verdict: 'review',
    found: { word: '두꺼비' },
  });
  expect(await moderateText(test.db, '', ' ')).toEqual({ verdict: 'allow' });
});

import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { deleteRequestsByProfile, insertRequest } from './counterpart.repository.ts';
import { requireCounterpart } from './counterpart.service.ts';

const item = makeItem();
const test = testDatabase();
beforeAll(async () => {
  await insertItems(test.db, [item]);
});

async function deal() {
  const [owner, named] = [await insertProfile(test.db), await insertProfile(test.db)];
  const trade = await insertTrade(test.db, { item_id: item.id, profile_id: owner.id, status: 2 });
  return { trade, pair: { ownerId: owner.id, counterpartId: named.id } };
}

it('whoever deletes the account while he is being named is named nowhere', async () => {
  const { trade, pair } = await deal();
  const deletion = await test.db.transaction().execute(async (naming) => {
    const player = await requireCounterpart(naming, pair.ownerId, pair.counterpartId);
    await insertRequest(naming, trade.id, { ...pair, counterpartId: player.id }, new Date());
    const end = test.db.transaction().execute((deleting) => deleteRequestsByProfile(deleting, pair.counterpartId));
    await delay(100);
    return { end };
  });
  await deletion.end;
  const row = await test.db
    .selectFrom('counterpart_request')
    .select('counterpart_id')
    .where('trade_id', '=', trade.id)
    .executeTakeFirst();
  expect(row).toEqual({ counterpart_id: null });
});

it('who has just deleted the account cannot be named', async () => {
  const { pair } = await deal();
  const naming = await test.db.transaction().execute(async (deleting) => {
    await deleteRequestsByProfile(deleting, pair.counterpartId);
    await deleting
      .updateTable('profile')
      .set({ deleted_at: new Date() })
      .where('id', '=', pair.counterpartId)
      .execute();
    const end = expect(requireCounterpart(test.db, pair.ownerId, pair.counterpartId)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await delay(100);
    return { end };
  });
  await naming.end;
});

import { describe, expect, it } from 'vitest';
import { mayDelete, mayManage, mayMarkReceived, maySee, type Roles } from './settlement.policy.ts';

const CREATOR = 1;
const HOLDER = 2;
const SHARER = 3;
const STRANGER = 4;
const roles: Roles = { isOfGuild: false, creatorId: CREATOR, holderId: HOLDER, takingPart: [HOLDER, SHARER] };

describe('who may do what to a settlement', () => {
  it.each([
    ['its creator, who has no share', CREATOR, { sees: true, manages: true, deletes: true }],
    ['who has the money', HOLDER, { sees: true, manages: true, deletes: false }],
    ['who has a share', SHARER, { sees: true, manages: false, deletes: false }],
    ['anybody else', STRANGER, { sees: false, manages: false, deletes: false }],
  ])('%s', (_, id, expected) => {
    const may = { sees: maySee(roles, id, null), manages: mayManage(roles, id), deletes: mayDelete(roles, id, null) };
    expect(may).toEqual(expected);
  });

  it('leaves it to the owner of a share to say that he received it', () => {
    const may = (owner: number | null) =>
      [CREATOR, HOLDER, SHARER, STRANGER].map((id) => mayMarkReceived(roles, owner, id));
    expect(may(SHARER)).toEqual([false, false, true, false]);
    expect(may(null)).toEqual([true, true, false, false]);
  });

  it('gives nobody a holder’s rights where the holder stands by name', () => {
    const byName = { ...roles, holderId: null };
    expect([CREATOR, HOLDER, SHARER].map((id) => mayManage(byName, id))).toEqual([true, false, false]);
  });
});

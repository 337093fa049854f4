import { describe, expect, it } from 'vitest';
import { type Act, judgeActs, thingsByKind } from './revertible-acts.rules.ts';

const [HELPER, OTHER] = ['user:1', 'user:2'];
const act = (id: number, action: string, subject: string, detail: object = {}, actor = HELPER): Act => ({
  ...{ id, action, subject, actor },
  detail: { ...detail },
});
const judge = (...acts: Act[]) => judgeActs(acts, HELPER).map(({ act: { id }, fate, things }) => [id, fate, things]);

describe('what is taken back of an operator’s acts', () => {
  it('is what the operator took down and nobody touched since', () => {
    const hidden = act(1, 'trade.hide', 'trade:7');
    expect(judge(hidden)).toEqual([[1, 'back', [{ kind: 'trade', id: 7 }]]]);
    for (const touched of [
      act(2, 'trade.show', 'trade:7', {}, OTHER),
      act(2, 'trade.hide', 'trade:7', {}, OTHER),
      act(2, 'trade.bulk-show', 'trade:bulk', { ids: [6, 7] }, OTHER),
    ]) {
      expect(judge(hidden, touched)).toEqual([[1, 'stays', []]]);
    }
    expect(judge(hidden, act(2, 'price.exclude', 'trade:7', {}, OTHER))).toEqual(judge(hidden));
  });

  it('is of many things at once each that nobody touched', () => {
    const bulk = act(1, 'broadcast.bulk-hide', 'broadcast:bulk', { ids: [3, 4] });
    expect(judge(bulk, act(2, 'broadcast.show', 'broadcast:3', {}, OTHER))).toEqual([
      [1, 'back', [{ kind: 'broadcast', id: 4 }]],
    ]);
  });

  it('is the last act alone where the operator acted on a thing again', () => {
    const acts = [act(1, 'warning.set', 'profile:5', { id: 9 }), act(2, 'warning.lift', 'profile:5', { id: 9 })];
    expect(judge(...acts)).toEqual([
      [1, 'stays', []],
      [2, 'never', []],
    ]);
    const again = judgeActs([act(1, 'guild.hide', 'guild:2'), act(2, 'guild.hide', 'guild:2')], HELPER);
    expect(thingsByKind(again)).toEqual(new Map([['guild', [2]]]));
  });

  it('is an edit whose text had a version before, unless it is in force from a day on', () => {
    const edited = (id: number, subject: string, version: number, actor = HELPER) =>
      act(id, 'content.change', subject, { version }, actor);
    const [rule] = judge(edited(1, 'page:rule', 2));
    expect(rule).toEqual([1, 'back', [{ kind: 'page', id: 9 }]]);
    expect(judge(edited(1, 'notice:3', 2), edited(2, 'notice:3', 3, OTHER))).toEqual([[1, 'stays', []]]);
    expect(judge(edited(1, 'notice:3', 2), act(2, 'content.delete', 'notice:3', { version: 2 }))).toEqual([
      [1, 'stays', []],
      [2, 'back', [{ kind: 'notice', id: 3 }]],
    ]);
    expect(judge(act(1, 'content.create', 'guide:3'), edited(2, 'guide:3', 2), edited(3, 'page:terms', 4))).toEqual([
      [1, 'never', []],
      [2, 'never', []],
      [3, 'never', []],
    ]);
    expect(judge(edited(1, 'page:rule', 1))).toEqual([[1, 'never', []]]);
    const ofOther = act(1, 'content.create', 'guide:3', {}, OTHER);
    expect(judge(ofOther, edited(2, 'guide:3', 2))).toEqual([[2, 'back', [{ kind: 'guide', id: 3 }]]]);
  });

  it('is each value of the facts that nobody changed since, and each row', () => {
    const fields = [
      { entity: 'items', rowId: 1, field: 'price' },
      { entity: 'items', rowId: 1, field: 'name' },
    ];
    const acts = [
      act(1, 'data.edit', 'data:7', { fields }),
      act(2, 'data.row-remove', 'data:8', { entity: 'items', rowId: 2 }),
      act(3, 'data.edit', 'data:9', { fields: fields.slice(0, 1) }, OTHER),
    ];
    expect(judge(...acts)).toEqual([
      [1, 'back', [{ kind: 'data', id: 7, part: 'items/1/name' }]],
      [2, 'back', [{ kind: 'data', id: 8, part: 'items/2/' }]],
    ]);
    const since = act(4, 'data.unset', 'data:10', { fields: fields.slice(1) }, OTHER);
    expect(judge(...acts, since)[0]).toEqual([1, 'stays', []]);
  });

  it('is no answer, no closed party and nothing of others', () => {
    const acts = [act(1, 'report.handle', 'report:1'), act(2, 'party.close', 'party:1')];
    expect(judge(...acts, act(3, 'trade.hide', 'trade:1', {}, OTHER))).toEqual([
      [1, 'never', []],
      [2, 'never', []],
    ]);
  });
});

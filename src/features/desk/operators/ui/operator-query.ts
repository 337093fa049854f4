import {
  addOperator,
  changeOperator,
  listOperators,
  removeOperator,
} from '#features/people/operators/operator.contract.ts';
import { listPlayers } from '#features/people/players/player.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery, defineMutation, invalidate } from '#platform/client/live-query.ts';
import { toOperatorRows } from '../operator-desk.rules.ts';
import { listRevertibleActs } from '../revert-acts.contract.ts';

const OPERATORS = ['desk', 'operators'];
const FOUND = 5;

export const deskOperators = defineLiveQuery({
  key: OPERATORS,
  read: async (_: undefined, signal) => toOperatorRows(await call(listOperators, { signal })),
});

const renewed = { invalidates: () => [OPERATORS] };
export const operatorMutations = {
  add: defineMutation(addOperator, renewed),
  change: defineMutation(changeOperator, renewed),
  remove: defineMutation(removeOperator, renewed),
};

/** The acts of the last hours that a removal would take back. */
export const revertibleActs = defineLiveQuery({
  key: ({ userId, hours }: { userId: string; hours: number }) => [...OPERATORS, 'acts', userId, hours],
  endpoint: listRevertibleActs,
  request: ({ userId, hours }) => ({ params: { userId }, query: { hours } }),
});

/** For a form's `explain`: another administrator may have changed or removed the operator meanwhile. */
export function explainOperator(_: ApiError, usual: string): string {
  void invalidate(OPERATORS);
  return usual;
}

/** People whose name begins so, or who have that number. */
export const foundPeople = defineLiveQuery({
  key: (q: string) => ['desk', 'people', 'found', q],
  endpoint: listPlayers,
  request: (q) => ({ query: { q, limit: FOUND } }),
});

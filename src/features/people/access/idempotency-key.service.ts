import type { PersonalData } from '../personal-data.ts';
import { deleteResponsesOf } from './idempotency-key.repository.ts';

/** Answers kept for repeated requests hold what they told the person; he knows all of it from elsewhere. */
export const idempotencyKeyData: PersonalData = {
  name: 'answeredRequests',
  exportOf: async () => undefined,
  deleteOf: ({ db }, { person }) => deleteResponsesOf(db, person.userId),
};

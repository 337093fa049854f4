import type { PersonalData } from '../personal-data.ts';
import { deleteResponsesByUser } from './idempotency-key.repository.ts';

/** Not exported: stored answers repeat data that the other sections of the export contain. */
export const idempotencyKeyData: PersonalData = {
  name: 'answeredRequests',
  exportOf: async () => undefined,
  deleteOf: ({ db }, { person }) => deleteResponsesByUser(db, person.userId),
};

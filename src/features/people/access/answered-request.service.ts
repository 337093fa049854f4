import type { PersonalData } from '../personal-data.ts';
import { forgetAnswersOf } from './answered-request.repository.ts';

/** Answers kept for repeated requests hold what they told the person; he knows all of it from elsewhere. */
export const answerData: PersonalData = {
  name: 'answeredRequests',
  exportOf: async () => undefined,
  erase: (db, { person }) => forgetAnswersOf(db, person.userId),
};

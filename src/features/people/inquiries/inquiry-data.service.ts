import type { PersonalData } from '../personal-data.ts';
import { deleteInquiriesOf, exportInquiries } from './inquiry.service.ts';

export const inquiryData: PersonalData = {
  name: 'inquiries',
  exportOf: (db, { person }) => exportInquiries(db, person.userId),
  deleteOf: ({ db }, { person }) => deleteInquiriesOf(db, person.userId),
};

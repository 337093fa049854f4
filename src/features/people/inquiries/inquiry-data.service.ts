import type { PersonalData } from '../personal-data.ts';
import { eraseInquiries, exportInquiries } from './inquiry.service.ts';

export const inquiryData: PersonalData = {
  name: 'inquiries',
  exportOf: (db, { person }) => exportInquiries(db, person.userId),
  erase: (db, { person }) => eraseInquiries(db, person.userId),
};

import type { DeskKind } from '../operators/desk.events.ts';
import { CORRECTION_MARK } from './correction.rules.ts';
import { INQUIRY_TYPE, type Inquiry, type InquiryKind } from './inquiry.contract.ts';

/** Each inquiry waits in one list of the desk. */
export function inquiryKind({ type, content }: Pick<Inquiry, 'type' | 'content'>): InquiryKind {
  return type === INQUIRY_TYPE.appeal && !content.startsWith(CORRECTION_MARK) ? 'appeals' : 'inquiries';
}

/** Names the rows of each list in `desk.changed`. */
export const INQUIRY_DESK_KINDS = {
  inquiries: 'inquiry',
  appeals: 'appeal',
} as const satisfies Readonly<Record<InquiryKind, DeskKind>>;

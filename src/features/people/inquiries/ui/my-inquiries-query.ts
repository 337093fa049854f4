import { defineLiveQuery, invalidate } from '#platform/client/live-query.ts';
import { listOwnInquiries } from '../inquiry.contract.ts';

export const ownInquiries = defineLiveQuery({ key: ['inquiries'], endpoint: listOwnInquiries });

export function renewMyInquiries(): void {
  void invalidate(ownInquiries.key());
}

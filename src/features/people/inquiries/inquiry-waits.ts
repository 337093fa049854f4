/** How long inquiries wait for an answer. */
export interface InquiryWaits {
  waiting: number;
  /** Mean hours of the last ten answers; null: nobody was answered yet. */
  meanHours: number | null;
}

/** Open inquiries, and how long answers take. */
export interface InquiryWaits {
  waiting: number;
  /** Mean hours of the last ten answers; null: nothing has been answered yet. */
  meanHours: number | null;
}

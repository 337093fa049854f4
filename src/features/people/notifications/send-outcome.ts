/** How handing over a message ended, as far as it was seen; what nobody saw the end of is thrown. */
export type SendOutcome =
  | { is: 'sent' }
  /** It never will arrive there again. `fault`: what the player must know, in Korean. */
  | { is: 'gone'; fault: string }
  /** It did not arrive, and is wanted again then. */
  | { is: 'later'; at: Date }
  /** It did not arrive, and may the next time. */
  | { is: 'failed'; reason: string }
  /** It did not arrive, and never will. */
  | { is: 'dropped'; reason: string };

/** What is handed over. */
export interface Message {
  notificationId: number;
  title: string;
  body: string;
  path: string;
}

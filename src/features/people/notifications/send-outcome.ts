export type SendOutcome =
  | { is: 'sent' }
  /** The channel will never work again. `fault`: the reason for the player, in Korean. */
  | { is: 'gone'; fault: string }
  /** Not delivered; retry at this time. */
  | { is: 'later'; at: Date }
  /** Not delivered; retry later. */
  | { is: 'failed'; reason: string }
  /** Not delivered; do not retry. */
  | { is: 'dropped'; reason: string };

/** `refused`: the push service refuses this site, whatever the browser. */
export type PushOutcome = SendOutcome | { is: 'refused'; status: number };

export interface Message {
  notificationId: number;
  title: string;
  body: string;
  path: string;
}

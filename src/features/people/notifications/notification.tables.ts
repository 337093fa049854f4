import type { Generated, GeneratedAlways } from 'kysely';

/** Something a player is told. */
export interface NotificationTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  profile_id: number;
  kind: string;
  title: string;
  body: string;
  /** Where a click leads. */
  path: string;
  /** The same thing is told once. */
  once: string;
  read_at: Date | null;
}

/** A browser that takes messages while the site is closed. */
export interface PushSubscriptionTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  profile_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A player's own Discord webhook. */
export interface WebhookTable {
  profile_id: number;
  created_at: Generated<Date>;
  url: string;
  /** The last failure that no retry can mend, in Korean. */
  fault: string | null;
}

/** What has been handed over is not handed over again. */
export interface DeliveryTable {
  notification_id: number;
  /** `push:ID` of the subscription, or `webhook`. */
  way: string;
  /** Tries that began and whose end nobody saw, and the one that was seen to arrive. */
  tries: number;
  sent_at: Date | null;
}

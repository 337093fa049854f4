import type { ReactNode } from 'react';

/** What other features show in the row of a notification; with a height of their own from the beginning. */
export interface NotificationParts {
  picture: ReactNode;
  detail?: ReactNode;
}

import type { ReactNode } from 'react';

/** Parts that other features show in a notification's row. They must have their final height from the start. */
export interface NotificationParts {
  picture: ReactNode;
  detail?: ReactNode;
}

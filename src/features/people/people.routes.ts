import type { ApiApp } from '#platform/http/validation.ts';
import { inquiryRoutes } from './inquiries/inquiry.routes.ts';
import type { PeopleContext } from './people.context.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { suspensionRoutes } from './suspensions/suspension.routes.ts';

/** All mounts about people. */
export function peopleRoutes(app: ApiApp, context: PeopleContext): void {
  signInRoutes(app, context);
  profileRoutes(app, context);
  suspensionRoutes(app, context);
  inquiryRoutes(app, context);
}

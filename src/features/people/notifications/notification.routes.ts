import type { ApiApp } from '#platform/http/validation.ts';
import type { PeopleContext } from '../people.context.ts';

export function notificationRoutes(_app: ApiApp, _context: PeopleContext): void {}

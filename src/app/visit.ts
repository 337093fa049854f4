import { watchSession } from '#features/people/sessions/ui/public/watch-session.ts';
import { watchSignIn } from '#features/people/sign-in/ui/public/watch-sign-in.ts';
import { type GuardedRouter, watchGuard } from '#features/shell/guards/watch-guard.ts';
import type { Site } from '#features/shell/site/ui/public/site-context.tsx';

/** What accompanies a visitor from page to page; it begins when the first page stands, and is no part of its code. */
export function beginVisit(router: GuardedRouter, { guard }: Site): void {
  watchSignIn();
  watchSession();
  watchGuard(router, guard);
}

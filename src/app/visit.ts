import { meState, onMe, openMe } from '#features/people/sessions/ui/public/me-store.ts';
import { watchSession } from '#features/people/sessions/ui/public/watch-session.ts';
import { watchSignIn } from '#features/people/sign-in/ui/public/watch-sign-in.ts';
import { personFace } from '#features/shell/frame/person-face.tsx';
import { showFace } from '#features/shell/frame/person-slot.tsx';
import { type GuardedRouter, watchGuard } from '#features/shell/guards/watch-guard.ts';
import type { Site } from '#features/shell/site/ui/public/site-context.tsx';
import { type Go, goBy } from '#platform/client/go.ts';

/** What accompanies a visitor from page to page; its code comes after that of the first page. */
export function beginVisit(router: GuardedRouter, navigate: Go, { signIn, guard }: Site): void {
  goBy(navigate);
  openMe(signIn);
  const showPerson = () => showFace(personFace(meState()));
  onMe(showPerson);
  showPerson();
  watchSignIn();
  watchSession();
  watchGuard(router, guard);
}

type FollowStep = (event: PopStateEvent) => void;

const followers: FollowStep[] = [];

/**
 * Must be called before the router is created: listeners of `window` are called in order of registration, captured or
 * not.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    for (const follow of followers) if (!event.cancelBubble) follow(event);
  });
}

/** Adds a listener for history steps, which runs before the router's. `stopImmediatePropagation` hides the step from it. */
export function beforeRouter(follow: FollowStep): void {
  followers.push(follow);
}

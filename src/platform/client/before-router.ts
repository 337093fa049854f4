type FollowStep = (event: PopStateEvent) => void;

const followers: FollowStep[] = [];

/** Called before the router is made: listeners of a window are called in their order, whether they capture or not. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    for (const follow of followers) if (!event.cancelBubble) follow(event);
  });
}

/** What follows steps in the history before the router does, which `stopImmediatePropagation` spares them. */
export function beforeRouter(follow: FollowStep): void {
  followers.push(follow);
}

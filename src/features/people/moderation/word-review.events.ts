import { eventType, type LiveEvent } from '#shared/live-event.ts';

/** A text waits for an operator. What publishes texts does not know the operators: the reaction to it tells their desks. */
export const reviewFiled = eventType<{ id: number }>('review.filed');

export const reviewEvents = {
  filed: (id: number): LiveEvent => ({ ...reviewFiled.on([], { id }), isStored: false }),
};

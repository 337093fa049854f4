export const TURN_MODE = { once: 1, round: 2 } as const;
export const TURN_STATE = { waiting: 1, received: 2, passed: 3 } as const;

/** Node's memory limits for `npm start`: see docs/decisions/0007-memory-is-bounded.md. */
export const BOUNDED_HEAP = ['--max-semi-space-size=16', '--max-old-space-size=512'];

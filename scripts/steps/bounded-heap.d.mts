export const BOUNDED_HEAP: readonly string[];

/** Runs `work` while no other process of this checkout runs the work of the same name. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T>;

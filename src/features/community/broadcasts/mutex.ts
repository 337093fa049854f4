export type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs pieces of work one after the other, so that many at once do not hold connections that wait for each other. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

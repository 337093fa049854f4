export function cardOf(_key: string): Promise<null> {
  return Promise.resolve(null);
}

export type Go = (path: string, options?: { replace?: boolean }) => void;

let navigate: Go | undefined;

/** From now on the router takes over; until then a path is opened as a new document. */
export function goBy(router: Go): void {
  navigate = router;
}

/** Goes to a path of this site. */
export const go: Go = (path, options) => {
  if (navigate) navigate(path, options);
  else if (options?.replace) location.replace(path);
  else location.assign(path);
};

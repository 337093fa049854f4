export type Navigate = (path: string, options?: { replace?: boolean }) => void;

let routerNavigate: Navigate | undefined;

/** From now on the router takes over; until then a path is opened as a new document. */
export function setNavigate(router: Navigate): void {
  routerNavigate = router;
}

/** Goes to a path of this site. */
export const navigate: Navigate = (path, options) => {
  if (routerNavigate) routerNavigate(path, options);
  else if (options?.replace) location.replace(path);
  else location.assign(path);
};

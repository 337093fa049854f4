export type Navigate = (path: string, options?: { replace?: boolean }) => void;

let routerNavigate: Navigate | undefined;

export function setNavigate(router: Navigate): void {
  routerNavigate = router;
}

export const navigate: Navigate = (path, options) => {
  if (routerNavigate) routerNavigate(path, options);
  else if (options?.replace) location.replace(path);
  else location.assign(path);
};

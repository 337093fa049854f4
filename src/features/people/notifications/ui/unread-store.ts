const MAX_SHOWN = 99;
let show: (unread: string) => void = () => {};

/** Where the number is shown. */
export function showUnreadBy(shower: (unread: string) => void): void {
  show = shower;
}

/** The number of unread notifications, as the server has just said it. */
export function setUnread(unread: number): void {
  if (unread === 0) show('');
  else show(unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread));
}

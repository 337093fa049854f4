let show: (unread: number) => void = () => {};

/** Where the number is shown. */
export function showUnreadBy(shower: (unread: number) => void): void {
  show = shower;
}

/** The number of unread notifications, as the server has just said it. */
export function setUnread(unread: number): void {
  show(unread);
}

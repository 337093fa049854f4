const MAX_SHOWN = 99;
let show: (unread: string) => void = () => {};

export function showUnreadBy(shower: (unread: string) => void): void {
  show = shower;
}

export function setUnread(unread: number): void {
  if (unread === 0) show('');
  else show(unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread));
}

/** Milliseconds since the document was requested. */
let readAt = 0;

/** @param at when the data of the page that comes was requested, by `performance.now()` */
export function setPageRead(at: number): void {
  readAt = at;
}

/** Seconds since the data of the shown page was requested. */
export function pageAge(): number {
  return (performance.now() - readAt) / 1000;
}

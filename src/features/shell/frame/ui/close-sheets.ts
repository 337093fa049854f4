import { onWindowKind, windowKind } from '#platform/client/window-kind.ts';

/** Closes open sheets when the window becomes wider than a phone, where the page itself shows their content. */
export function closeSheetsBesidesPhones(): void {
  onWindowKind(() => {
    if (windowKind() === 'phone') return;
    for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover();
  });
}

import { onWindowKind, windowKind } from '#platform/client/window-kind.ts';

/** Sheets are of phones: one that stands open closes when the window becomes wider, where its part stands in the page. */
export function closeSheetsBesidesPhones(): void {
  onWindowKind(() => {
    if (windowKind() === 'phone') return;
    for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover();
  });
}

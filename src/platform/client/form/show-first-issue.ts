/** A field, or the first control of a group that has an issue as a whole. */
const WITH_ISSUE = '[aria-invalid="true"], [data-issue] :is(input, select, textarea, button)';

/** The field and its issue: the focus alone would leave that under the bars of a phone, or the end of the window. */
export function showFirstIssue(form: HTMLElement | null): void {
  const control = form?.querySelector<HTMLElement>(WITH_ISSUE);
  control?.focus({ preventScroll: true });
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'nearest' });
}

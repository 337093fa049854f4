import { lengthIssue, textLength } from '#shared/text-length.ts';

/**
 * Enforces the limits of text fields (`data-max-letters`), counted as the server counts. Text is never cut, because a
 * cut name would be another name: the field reports that it is too long, and its form cannot be sent meanwhile.
 */
export function limitLetters(): void {
  document.addEventListener('input', onChange, true);
  document.addEventListener('compositionend', onChange, true);
  // Scripts may have changed the text since the last event.
  document.addEventListener('invalid', ({ target }) => isField(target) && judge(target), true);
}

function onChange(event: Event): void {
  const { target } = event;
  if (!isField(target)) return;
  judge(target);
  const isComposed = event instanceof InputEvent && event.inputType === 'insertCompositionText';
  if (target.validity.customError && !isComposed) target.reportValidity();
}

function judge(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.setCustomValidity(findIssue(field) ?? '');
}

function findIssue({ value, dataset }: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  const length = textLength(value.trim());
  const issue = lengthIssue(length, { max: Number(dataset.maxLetters) });
  return issue && `${issue} 지금 ${length}자입니다.`;
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && target.dataset.maxLetters !== undefined;
}

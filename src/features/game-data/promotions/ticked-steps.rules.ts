/** Keys of the steps that are ticked off, `3/1/0`: grade, task, step. */
export type TickedSteps = readonly string[];

const STEP = /^[1-4]\/\d{1,2}\/\d{1,2}$/;
const MAX_STORED = 200;

/** The stored text may come from an older version or be edited by hand. */
export function parseTickedSteps(text: string | null): TickedSteps {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    const steps = value.filter((step): step is string => typeof step === 'string' && STEP.test(step));
    return [...new Set(steps)].slice(0, MAX_STORED);
  } catch {
    return [];
  }
}

export function stepId(errand: string, step: number): string {
  return `${errand}/${step}`;
}

export function withStep(ticked: TickedSteps, id: string, isTicked: boolean): TickedSteps {
  const others = ticked.filter((one) => one !== id);
  return isTicked ? [...others, id] : others;
}

/** Removes the steps of one grade, so that it can be started over. */
export function withoutGrade(ticked: TickedSteps, grade: number): TickedSteps {
  return ticked.filter((one) => !one.startsWith(`${grade}/`));
}

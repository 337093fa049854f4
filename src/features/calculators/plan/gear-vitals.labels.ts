import type { Vitals } from '#shared/advancement.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { GearVital, GearVitals } from './gear-vitals.rules.ts';
import { PART_LABELS } from './plan.labels.ts';

/** Returns `체력 +1,200, 마력 −30`; unknown values are left out. */
export function addedText(added: Readonly<Record<keyof Vitals, number | null>>): string {
  return (['hp', 'mp'] as const)
    .flatMap((vital) => {
      const value = added[vital];
      return value === null ? [] : [`${PART_LABELS[vital]} ${plusText(value)}`];
    })
    .join(', ');
}

/** `체력 71,200, 마력 300` */
export function wornText(bare: Vitals, added: Readonly<Record<keyof Vitals, number | null>>): string {
  return (['hp', 'mp'] as const)
    .filter((vital) => bare[vital] > 0)
    .map((vital) => `${PART_LABELS[vital]} ${formatDigits(Math.max(0, bare[vital] + (added[vital] ?? 0)))}`)
    .join(', ');
}

/** Explains which items the sums of the gear do not count: `체력에 넣지 않은 것: 철도(값을 모름)`. */
export function leftOutTexts(vitals: GearVitals): string[] {
  return (['hp', 'mp'] as const).flatMap((vital) => {
    const left = leftOut(vitals[vital]);
    return left.length > 0 ? [`${PART_LABELS[vital]}에 넣지 않은 것: ${left.join(', ')}`] : [];
  });
}

function leftOut({ doubtful, percents, unknown }: GearVital): string[] {
  return [
    ...doubtful.map((name) => `${name}(의심: 출처마다 값이 다름)`),
    ...percents.map(
      ({ name, percent }) => `${name}${percent === null ? '의 비율' : ` ${plusText(percent)}%`}(무엇의 비율인지 모름)`,
    ),
    ...unknown.map((name) => `${name}(값을 모름)`),
  ];
}

function plusText(value: number): string {
  return `${value < 0 ? '−' : '+'}${formatDigits(Math.abs(value))}`;
}

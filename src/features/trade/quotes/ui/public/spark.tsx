import { sparkOf } from './spark.rules.ts';

const WIDTH = 72;
const HEIGHT = 20;

/** A small line of daily medians, oldest first; days without a price are bridged. */
export function Spark({ values, label }: { values: readonly (number | null)[]; label?: string }) {
  const spark = sparkOf(values, WIDTH, HEIGHT);
  return (
    <svg
      className="spark"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {spark && (
        <>
          {spark.path !== '' && (
            <path d={spark.path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
          )}
          <circle cx={spark.end.x} cy={spark.end.y} r="2" fill="var(--paper)" />
        </>
      )}
    </svg>
  );
}

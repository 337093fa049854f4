import { computeSpark } from './spark.rules.ts';

const HEIGHT = 20;

interface SparkProps {
  values: readonly (number | null)[];
  label?: string;
  width?: number;
}

export function Spark({ values, label, width = 72 }: SparkProps) {
  const spark = computeSpark(values, width, HEIGHT);
  return (
    <svg
      className="spark"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
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

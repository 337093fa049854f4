/**
 * The distribution of an amount. The needs of a tree are sums over random numbers of attempts on many levels; their
 * first three cumulants add and compound exactly, and a shifted gamma distribution with the same three is close to the
 * real one, from a single geometric level to sums of thousands.
 */
export interface Cumulants {
  mean: number;
  variance: number;
  /** Third cumulant: positive when skewed to the right. */
  skew: number;
}

export const NO_CUMULANTS: Cumulants = { mean: 0, variance: 0, skew: 0 };
export const ONE: Cumulants = { mean: 1, variance: 0, skew: 0 };

export function plus(a: Cumulants, b: Cumulants): Cumulants {
  return { mean: a.mean + b.mean, variance: a.variance + b.variance, skew: a.skew + b.skew };
}

export function times(one: Cumulants, count: number): Cumulants {
  return { mean: one.mean * count, variance: one.variance * count, skew: one.skew * count };
}

/** Cost of the failures before one success of chance `p`, each of which costs `one`. */
export function compoundGeometric(one: Cumulants, p: number): Cumulants {
  const q = 1 - p;
  const mean = q / p;
  const variance = q / p ** 2;
  const skew = (q * (1 + q)) / p ** 3;
  return {
    mean: mean * one.mean,
    variance: mean * one.variance + variance * one.mean ** 2,
    skew: mean * one.skew + 3 * variance * one.mean * one.variance + skew * one.mean ** 3,
  };
}

const NINE_OF_TEN = 1.2815515655446004;

/** 90 % quantile (Wilson–Hilferty approximation of the gamma distribution). */
export function quantile90({ mean, variance, skew }: Cumulants): number {
  if (variance <= 0) return mean;
  const deviation = Math.sqrt(variance);
  const lean = skew / deviation ** 3;
  if (lean < 1e-6) return mean + NINE_OF_TEN * deviation;
  const cube = (1 + (lean * NINE_OF_TEN) / 6 - lean ** 2 / 36) ** 3;
  // The shifted gamma distribution has a minimum, below which the cube of a strong skew would fall.
  return mean + Math.max(-2, 2 * (cube - 1)) * (deviation / lean);
}

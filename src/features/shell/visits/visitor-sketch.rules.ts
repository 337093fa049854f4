/**
 * A HyperLogLog sketch: how many different hashes it was given, without any of them. 2^14 registers of a byte; the
 * standard error is 0.8 %. Its bytes are the registers, so that sketches of several processes are merged by their maxima.
 */
const INDEX_BITS = 14;
const SKETCH_BYTES = 1 << INDEX_BITS;
/** The word of 32 bits after the index may be all zeros. */
const MAX_RANK = 33;

export function emptySketch(): Uint8Array {
  return new Uint8Array(SKETCH_BYTES);
}

/** @param hash evenly distributed, of at least 8 bytes */
export function addToSketch(sketch: Uint8Array, hash: Uint8Array): void {
  const index = (wordAt(hash, 0) >>> (32 - INDEX_BITS)) & (SKETCH_BYTES - 1);
  const rank = Math.clz32(wordAt(hash, 4)) + 1;
  if ((sketch[index] ?? 0) < rank) sketch[index] = rank;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
}

/** Adds all that the other was given. @returns whether that changed the sketch */
export function mergeSketch(sketch: Uint8Array, other: Uint8Array): boolean {
  let isChanged = false;
  for (let index = 0; index < SKETCH_BYTES; index += 1) {
    const rank = other[index] ?? 0;
    if ((sketch[index] ?? 0) >= rank) continue;
    sketch[index] = rank;
    isChanged = true;
  }
  return isChanged;
}

/**
 * Estimates the number of different hashes by the counts of equal registers, without bias from none to 10^9
 * (O. Ertl, New cardinality estimation algorithms for HyperLogLog sketches, 2017, algorithm 6).
 */
export function estimateSketch(sketch: Uint8Array): number {
  const counts = new Float64Array(MAX_RANK + 1);
  for (const rank of sketch) {
    const at = Math.min(rank, MAX_RANK);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const registers = SKETCH_BYTES;
  let sum = registers * tau(1 - (counts[MAX_RANK] ?? 0) / registers);
  for (let rank = MAX_RANK - 1; rank >= 1; rank -= 1) sum = 0.5 * (sum + (counts[rank] ?? 0));
  sum += registers * sigma((counts[0] ?? 0) / registers);
  return Math.round(registers ** 2 / (2 * Math.LN2 * sum));
}

function sigma(share: number): number {
  if (share === 1) return Number.POSITIVE_INFINITY;
  let [power, factor, sum, previous] = [share, 1, share, -1];
  while (sum !== previous) {
    previous = sum;
    power *= power;
    sum += power * factor;
    factor += factor;
  }
  return sum;
}

function tau(share: number): number {
  if (share === 0 || share === 1) return 0;
  let [root, factor, sum, previous] = [share, 1, 1 - share, -1];
  while (sum !== previous) {
    previous = sum;
    root = Math.sqrt(root);
    factor *= 0.5;
    sum -= (1 - root) ** 2 * factor;
  }
  return sum / 3;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface LockEntry extends Manifest {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
}

/** Faults of package.json and its lock, in Korean; empty when there are none. */
export function lockFaults(manifest?: Manifest, lock?: { packages: Record<string, LockEntry> }): string[];

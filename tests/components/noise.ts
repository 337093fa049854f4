const complaints: string[] = [];
let allowed: RegExp | undefined;

/** A component that complains in the console is at fault, unless its test provokes it. */
export function listenToConsole(): void {
  for (const tone of ['error', 'warn'] as const) {
    const print = console[tone].bind(console);
    console[tone] = (...values: unknown[]) => {
      const line = values.map(String).join(' ');
      if (allowed?.test(line)) return;
      complaints.push(line);
      print(...values);
    };
  }
}

/** Complaints that this test provokes on purpose. */
export function allowNoise(pattern: RegExp): void {
  allowed = pattern;
}

export function takeNoise(): string[] {
  allowed = undefined;
  return complaints.splice(0);
}

export interface RunningProcess {
  pid: number;
  parent: number;
  mark: string;
  command(): string;
}

export function processesBelow(top: number): RunningProcess[];
export function isRunning(process: RunningProcess): boolean;

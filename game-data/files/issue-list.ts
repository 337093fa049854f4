import type { DataIssue } from '../import/data-issue.ts';

/** Faults that are told at once; the others are counted (contract §22). */
export const MOST_ISSUES = 500;

const LONGEST_FIELD = 100;

export interface LimitedIssues {
  readonly faults: readonly DataIssue[];
  /** Number of all faults. */
  readonly faultCount: number;
}

/** The first 500 faults and the number of all. */
export function limitIssues(issues: readonly DataIssue[]): LimitedIssues {
  return { faults: issues.slice(0, MOST_ISSUES), faultCount: issues.length };
}

/** Takes the faults of one file: of a file full of them only the first are held. */
export interface IssueList extends LimitedIssues {
  add(row: number, field: string, reason: string): void;
}

export function createIssueList(file: string, most = MOST_ISSUES): IssueList {
  const faults: DataIssue[] = [];
  let faultCount = 0;
  return {
    faults,
    get faultCount() {
      return faultCount;
    },
    add(row, field, reason) {
      faultCount += 1;
      // A column may be called anything.
      if (faults.length < most) faults.push({ file, row, field: field.slice(0, LONGEST_FIELD), reason });
    },
  };
}

import type { ReactNode } from 'react';

export interface DeskRow {
  readonly id: number;
}

export interface CellContext {
  /** Milliseconds. */
  readonly now: number;
  /** Makes of a row's name what opens the row; one cell of each row has it. */
  link(name: ReactNode): ReactNode;
}

export interface DeskColumn<Row> {
  readonly name: string;
  readonly head: string;
  /** In px; the column without one takes what is left. */
  readonly width?: number;
  readonly isNumber?: true;
  /** Class of its head. */
  readonly className?: string | undefined;
  /** In a narrow window the panel takes its room. */
  readonly isSecondary?: true;
  cell(row: Row, context: CellContext): ReactNode;
}

/** A row on phones: a line of tag, name and age, and the lines below it. */
export interface PhoneRow {
  readonly tag?: ReactNode;
  readonly name: ReactNode;
  readonly age?: ReactNode;
  readonly lines?: readonly ReactNode[];
}

/** Definition of a list of the desk, one a screen. */
export interface DeskList<Row extends DeskRow> {
  /** `신고`, the name of the page. */
  readonly label: string;
  readonly path: string;
  readonly columns: readonly DeskColumn<Row>[];
  phone(row: Row, now: number): PhoneRow;
  /** Path of the page of a row, which is opened in place of a panel. */
  pageOf?(id: number): string;
  /** Heading above the first row of a group, such as a day; undefined: there are none. */
  groupOf?(row: Row, now: number): string;
  /** Number of things that a row stands for; 1 when left out. */
  countOf?(row: Row): number;
  /** Text of the head beside the label: `13개 항목, 25건`; the number of rows when left out. */
  countText?(rows: string, things: number): string;
  /** Text of the head over ticked rows: `2개 항목, 신고 13건 선택`. */
  tickedText?(rows: number, things: number): string;
  readonly empty: string;
  readonly failed: string;
}

export function countThings<Row extends DeskRow>(list: DeskList<Row>, rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + (list.countOf?.(row) ?? 1), 0);
}

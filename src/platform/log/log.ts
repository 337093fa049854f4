import { inspect } from 'node:util';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LEVELS)[number];

/** Logs a message, or fields (an error under `err`) and a message; later arguments fill its `%s`, `%d`, `%j`. */
export interface LogMethod {
  (message: string, ...values: unknown[]): void;
  (fields: unknown, message?: string, ...values: unknown[]): void;
}

export interface Log {
  level: string;
  trace: LogMethod;
  debug: LogMethod;
  info: LogMethod;
  warn: LogMethod;
  error: LogMethod;
  fatal: LogMethod;
  silent: LogMethod;
  child(bindings: Record<string, unknown>): Log;
}

export type LogSink = (line: string, level: LogLevel) => void;

/** Creates a log of plain lines: `12:34:56.789 WARN message key=value`, with an error's stack below its line. */
export function createConsoleLog(level: LogLevel = 'info', sink: LogSink = writeToStreams): Log {
  return new LineLog(level, sink, {});
}

class LineLog implements Log {
  level: string;
  readonly #sink: LogSink;
  readonly #bindings: Readonly<Record<string, unknown>>;

  constructor(level: string, sink: LogSink, bindings: Readonly<Record<string, unknown>>) {
    this.level = level;
    this.#sink = sink;
    this.#bindings = bindings;
  }

  trace(first: unknown, ...rest: unknown[]): void {
    this.#write('trace', first, rest);
  }

  debug(first: unknown, ...rest: unknown[]): void {
    this.#write('debug', first, rest);
  }

  info(first: unknown, ...rest: unknown[]): void {
    this.#write('info', first, rest);
  }

  warn(first: unknown, ...rest: unknown[]): void {
    this.#write('warn', first, rest);
  }

  error(first: unknown, ...rest: unknown[]): void {
    this.#write('error', first, rest);
  }

  fatal(first: unknown, ...rest: unknown[]): void {
    this.#write('fatal', first, rest);
  }

  silent(): void {}

  child(more: Record<string, unknown>): Log {
    return new LineLog(this.level, this.#sink, { ...this.#bindings, ...more });
  }

  #write(level: LogLevel, first: unknown, rest: unknown[]): void {
    if (rank(level) >= rank(this.level)) this.#sink(formatLine(level, first, rest, this.#bindings), level);
  }
}

export const silentLog: Log = new LineLog('silent', () => {}, {});

function rank(level: string): number {
  const names: readonly string[] = LEVELS;
  return names.indexOf(level);
}

function formatLine(
  level: LogLevel,
  first: unknown,
  rest: unknown[],
  bindings: Readonly<Record<string, unknown>>,
): string {
  const fields = toFields(first);
  const [message = fields.err instanceof Error ? fields.err.message : '', ...values] =
    typeof first === 'string' ? [first, ...rest] : rest;
  const { err, ...plain } = { ...bindings, ...fields };
  const pairs = Object.entries(plain).map(([key, value]) => ` ${key}=${shown(value)}`);
  const time = new Date().toISOString().slice(11, 23);
  const trace = err === undefined ? '' : `\n${err instanceof Error ? formatTrace(err) : shown(err)}`;
  return `${time} ${level.toUpperCase()} ${fill(String(message), values)}${pairs.join('')}${trace}`;
}

/**
 * Formats only stack, code and causes of an error: fields that a driver adds (PostgreSQL's `detail` contains the
 * refused row) may contain somebody's name or address.
 */
function formatTrace(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` [${error.code}]` : '';
  const cause = error.cause === undefined ? '' : `\ncaused by ${formatCause(error.cause)}`;
  const parts = error instanceof AggregateError ? error.errors.map((part) => `\nwith ${formatCause(part)}`) : [];
  return `${error.stack ?? String(error)}${code}${cause}${parts.join('')}`;
}

function formatCause(cause: unknown): string {
  return cause instanceof Error ? formatTrace(cause) : shown(cause);
}

function toFields(first: unknown): Record<string, unknown> {
  if (first instanceof Error) return { err: first };
  if (typeof first === 'object' && first !== null) return { ...first };
  return typeof first === 'string' || first === undefined ? {} : { value: first };
}

function fill(message: string, values: unknown[]): string {
  let next = 0;
  return message.replaceAll(/%[sdj]/g, (mark) => (next < values.length ? shown(values[next++]) : mark));
}

function shown(value: unknown): string {
  if (typeof value === 'string') return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
  return inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 4 });
}

function writeToStreams(line: string, level: LogLevel): void {
  const stream = rank(level) >= rank('warn') ? process.stderr : process.stdout;
  stream.write(`${line}\n`);
}

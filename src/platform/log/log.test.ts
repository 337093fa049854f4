import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createConsoleLog, type Log, type LogLevel } from './log.ts';

function recordingLog(level: LogLevel): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createConsoleLog(level, (line) => lines.push(line.replace(/^[\d:.]+ /, ''))), lines };
}

describe('createConsoleLog', () => {
  it('writes a message alone, and fields after it', () => {
    const { log, lines } = recordingLog('info');
    log.info('준비되었습니다');
    log.warn({ port: 3000, path: '/a b' }, '늦습니다');
    expect(lines).toEqual(['INFO 준비되었습니다', 'WARN 늦습니다 port=3000 path="/a b"']);
  });

  it('fills placeholders and leaves those without a value', () => {
    const { log, lines } = recordingLog('info');
    log.info('%s listens on %d %s', 'site', 3000);
    expect(lines).toEqual(['INFO site listens on 3000 %s']);
  });

  it('shows the causes of an error, and nothing that a driver added', () => {
    const { log, lines } = recordingLog('info');
    const refused = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(풍백) exists' });
    log.error({ err: new Error('failed', { cause: refused }) });
    expect(lines.join()).toMatch(/failed.*caused by Error: duplicate key.*\[23505\]/s);
    expect(lines.join()).not.toContain('풍백');
  });

  it('shows an error with its stack, and its message when none was given', () => {
    const { log, lines } = recordingLog('info');
    log.error({ err: new Error('boom') });
    log.error(new Error('bang'), 'failed');
    expect(lines[0]).toMatch(/^ERROR boom\nError: boom\n +at /);
    expect(lines[1]).toMatch(/^ERROR failed\nError: bang\n +at /);
  });

  it('omits what is below its level, also after the level is changed', () => {
    const { log, lines } = recordingLog('warn');
    log.info('hidden');
    log.level = 'debug';
    log.debug('shown');
    log.level = 'silent';
    log.fatal('hidden');
    expect(lines).toEqual(['DEBUG shown']);
  });

  it('adds its bindings to every line of a child', () => {
    const { log, lines } = recordingLog('info');
    log.child({ room: 'database' }).child({ pid: 7 }).info({ pid: 8 }, 'x');
    expect(lines).toEqual(['INFO x room=database pid=8']);
  });

  it("is accepted by Fastify as a logger, and Fastify's logger fits its type", () => {
    const forFastify = (log: Log): FastifyBaseLogger => log;
    const fromFastify = (log: FastifyBaseLogger): Log => log;
    const { log } = recordingLog('info');
    expect(fromFastify(forFastify(log))).toBe(log);
  });
});

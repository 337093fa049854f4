import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#shared/errors.ts';
import { errorBody } from './errors.ts';

export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const fault = new AppError(error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'INVALID_INPUT');
  const body = JSON.stringify(errorBody(fault));
  socket.end(
    [
      `HTTP/1.1 ${fault.statusCode} ${STATUS_CODES[fault.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorBody } from '#shared/errors.ts';
import { errorBody } from './errors.ts';

export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const appError = new AppError(error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'INVALID_INPUT');
  const body = JSON.stringify(errorBody(appError));
  socket.end(
    [
      `HTTP/1.1 ${appError.statusCode} ${STATUS_CODES[appError.statusCode]}`,
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

const EXPECTATION_FAILED = 417;

/** Answers an unknown `Expect` with an error body, where Node would send an empty one. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const appError = new AppError('INVALID_INPUT', { message: '받지 않는 조건(Expect)이 붙은 요청입니다.' });
    endWithError(response, appError, EXPECTATION_FAILED);
  });
}

/** Sends an error and closes the connection, for requests whose body is not read. */
export function endWithError(
  response: ServerResponse,
  appError: AppError,
  statusCode: number = appError.statusCode,
): void {
  const errorAnswer: ErrorBody = { ...errorBody(appError), statusCode };
  const body = JSON.stringify(errorAnswer);
  response.writeHead(statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(body);
}

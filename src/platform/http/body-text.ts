import { isUtf8 } from 'node:buffer';
import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRead } from '#platform/session/same-site.ts';
import { AppError } from '#shared/errors.ts';

const UTF8_NAMES = ['utf-8', 'utf8'];
const NOT_UTF8 = 'UTF-8로 쓰인 내용이 아닙니다.';

/**
 * Accepts JSON in UTF-8 only, and no compressed body: bytes that cannot be decoded exactly are refused, never guessed.
 */
export function readUtf8Bodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      parseJson(request, bodyText(request, body as Buffer), done);
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('preParsing', async (request, reply) => {
    if (isRead(request.method) || isPlain(request.headers['content-encoding'])) return;
    reply.header('accept-encoding', 'identity');
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: '압축한 내용은 받지 않습니다.' });
  });
}

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE for another encoding by name, INVALID_INPUT for bytes that are not UTF-8 */
export function bodyText({ headers }: FastifyRequest, body: Buffer): string {
  const charset = parseCharset(headers['content-type']);
  if (charset !== undefined && !UTF8_NAMES.includes(charset.toLowerCase())) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: NOT_UTF8 });
  }
  if (!isUtf8(body)) throw new AppError('INVALID_INPUT', { message: NOT_UTF8 });
  return body.toString('utf8');
}

function parseCharset(contentType: string | undefined): string | undefined {
  try {
    return new MIMEType(contentType ?? '').params.get('charset') ?? undefined;
  } catch {
    return undefined;
  }
}

function isPlain(coding: string | undefined): boolean {
  return coding === undefined || /^(?:\s*identity\s*|\s*)$/i.test(coding);
}

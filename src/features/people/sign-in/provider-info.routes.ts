import type { FastifyInstance } from 'fastify';
import { sendJson } from './gotrue-http.hook.ts';
import type { SignInContext } from './sign-in.context.ts';

export function providerInfoRoutes(app: FastifyInstance, ctx: SignInContext): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    // Clients cache them as long themselves; for an unknown key they refetch at once.
    sendJson(reply.header('cache-control', 'public, max-age=600'), ctx.keys.publicKeys()),
  );

  app.get('/settings', (request, reply) =>
    sendJson(reply, {
      external: { ...ctx.upstreams.open(request.raw), anonymous_users: false, email: false, phone: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );

  app.get('/health', (_request, reply) =>
    sendJson(reply, {
      version: '1',
      name: 'GoTrue',
      description: 'A sign-in that answers as GoTrue does',
    }),
  );
}

import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { invalid } from '../gotrue-error.ts';
import { mayUseNickname, type ReceivedRequest } from '../nickname-provider-access.rules.ts';
import { discordUpstream } from './discord.service.ts';
import { kakaoUpstream } from './kakao.service.ts';
import { nicknameUpstream } from './nickname.service.ts';
import type { Upstream } from './upstream.ts';

const MAX_NAME_LENGTH = 40;

export interface Upstreams {
  /** @throws {GoTrueError} when the name is unknown, not configured, or not allowed for this request */
  find(name: string, request: ReceivedRequest): Upstream;
  open(request: ReceivedRequest): Readonly<Record<string, boolean>>;
}

export interface UpstreamsOptions {
  config: Config;
  clock: Clock;
  issuer: string;
}

export function openUpstreams({ config, clock, issuer }: UpstreamsOptions): Upstreams {
  const local = nicknameUpstream(issuer, () => clock.now());
  const found: Readonly<Record<string, (request: ReceivedRequest) => Upstream | null>> = {
    discord: always(discordUpstream(config)),
    kakao: always(kakaoUpstream(config)),
    local: (request) => (mayUseNickname(config, request) ? local : null),
  };
  return {
    find(name, request) {
      const key = name.toLowerCase();
      if (!Object.hasOwn(found, key)) {
        throw invalid(`Unsupported provider: Provider ${key.slice(0, MAX_NAME_LENGTH)} could not be found`);
      }
      const upstream = found[key]?.(request);
      if (!upstream) throw invalid('Unsupported provider: provider is not enabled');
      return upstream;
    },
    open: (request) =>
      Object.fromEntries(Object.entries(found).map(([name, upstream]) => [name, upstream(request) !== null])),
  };
}

function always(upstream: Upstream | null) {
  return () => upstream;
}

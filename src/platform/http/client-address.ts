import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '#platform/config/config.schema.ts';

/** Fastify takes a number of proxies as a function. */
export function trustedHops(hops: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < hops;
}

/** Returns the address that Fastify gives as `request.ip`, of a request that it has not seen. */
export function clientAddressBy({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = toTrust(trustProxy);
  return (request) => proxyAddr(request, trust) ?? '';
}

function toTrust(trustProxy: Exclude<Config['trustProxy'], false>): (address: string, hop: number) => boolean {
  if (trustProxy === true) return () => true;
  return typeof trustProxy === 'number' ? trustedHops(trustProxy) : proxyAddr.compile([...trustProxy]);
}

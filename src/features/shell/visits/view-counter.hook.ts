import type { IncomingMessage } from 'node:http';
import type { PageView, ViewCounter } from '#platform/answers/page-views.ts';
import { MAX_AGENT_LENGTH } from './device-kind.ts';
import { referringHost } from './referring-host.rules.ts';
import type { VisitCounter } from './visit-counter.service.ts';

export interface ViewCounterOptions {
  visits: VisitCounter;
  /** Links from this origin have no referring host. */
  publicSiteUrl: string;
  /** The address that limits count, of a request that no framework has seen. */
  clientAddress(request: IncomingMessage): string;
}

/** An IPv6 address with zone and port. */
const MAX_ADDRESS_LENGTH = 80;

/** Reads of a request what is counted of it. */
export function createViewCounter({ visits, publicSiteUrl, clientAddress }: ViewCounterOptions): ViewCounter {
  const ownHost = new URL(publicSiteUrl).hostname;
  return {
    count(view, request) {
      const head = readHead(request.rawHeaders, view);
      if (!head) return;
      const { agent, referer, host } = head;
      visits.count({
        pattern: view.pattern,
        agent,
        address: boundAddress(clientAddress(request)),
        host: view.isPayload ? null : referringHost(referer, [ownHost, host]),
      });
    },
  };
}

interface Head {
  agent: string;
  referer: string | undefined;
  host: string | undefined;
}

/** Undefined: the browser fetched it ahead. Names are told apart by their length first, as most have another. */
function readHead(rawHeaders: readonly string[], { isPayload }: PageView): Head | undefined {
  let agent = '';
  let referer: string | undefined;
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const { length } = name;
    if (length !== 4 && length !== 7 && length !== 10 && length !== 11) continue;
    const value = rawHeaders[at + 1] ?? '';
    switch (name.toLowerCase()) {
      case 'host':
        host = value;
        break;
      case 'referer':
        referer = value;
        break;
      case 'user-agent':
        agent = value.length > MAX_AGENT_LENGTH ? shortened(value) : value;
        break;
      case 'x-ahead':
        if (isPayload) return undefined;
        break;
      case 'sec-purpose':
        if (value.includes('prefetch')) return undefined;
        break;
    }
  }
  return { agent, referer, host };
}

/** A copy, since a part of a text keeps the whole in memory. */
function shortened(agent: string): string {
  return Buffer.from(agent.slice(0, MAX_AGENT_LENGTH + 1)).toString();
}

/** Longer texts are no address, whatever a proxy passes on. */
function boundAddress(address: string): string {
  return address.length > MAX_ADDRESS_LENGTH ? '' : address;
}

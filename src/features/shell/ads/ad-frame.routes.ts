import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { isAdSlot, readAdSize } from './ad-slot.rules.ts';
import { type AdsConfig, toAdNetwork } from './site-ads.service.ts';

/** Script of the frame. Its data is in attributes of its own tag, so that one hash is enough for all slots. */
const SCRIPT = `(function () {
  var data = document.currentScript.dataset;
  var tell = function (type) { parent.postMessage({ type: type }, '*'); };
  var tag = (window.googletag = window.googletag || { cmd: [] });
  tag.cmd.push(function () {
    var slot = tag.defineSlot(data.unit, [Number(data.width), Number(data.height)], 'ad');
    if (!slot) return tell('empty');
    slot.addService(tag.pubads());
    tag.pubads().addEventListener('slotRenderEnded', function (event) { tell(event.isEmpty ? 'empty' : 'filled'); });
    tag.enableServices();
    tag.display('ad');
  });
  var script = document.createElement('script');
  script.async = true;
  script.onerror = function () { tell('empty'); };
  script.src = data.script;
  document.head.append(script);
})();`;
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/**
 * `/ads/frame/{slot}?size=160x600` is the document in which a network's script runs. It has an opaque origin however it
 * is opened (contract §24). Without a network it answers 404.
 */
export function registerAdFrames(
  app: FastifyInstance,
  config: AdsConfig & { adNetworkHosts: readonly string[] },
): void {
  const network = toAdNetwork(config);
  app.get<{ Params: { slot: string }; Querystring: { size?: string } }>('/ads/frame/:slot', (request, reply) => {
    const { slot } = request.params;
    const size = isAdSlot(slot) ? readAdSize(slot, request.query.size) : undefined;
    if (!network || !size) throw new AppError('NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', framePolicy([new URL(network.scriptUrl).origin, ...config.adNetworkHosts]))
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(frameDocument({ unit: `${network.units}/${slot}`, script: network.scriptUrl, ...size }));
  });
}

/** The sandbox is also in the policy, so that the address has an opaque origin even when opened as a document. */
function framePolicy(hosts: readonly string[]): string {
  const sources = [...new Set(hosts)].join(' ');
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src ${SCRIPT_HASH} ${sources}`,
    "style-src 'unsafe-inline'",
    `img-src data: ${sources}`,
    `connect-src ${sources}`,
    `frame-src ${sources}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

function frameDocument(data: { unit: string; script: string; width: number; height: number }): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeAttribute(String(value))}"`);
  return (
    '<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>광고</title>' +
    '<style>body{margin:0;overflow:hidden}</style></head><body><div id="ad"></div>' +
    `<script${attributes.join('')}>${SCRIPT}</script></body></html>`
  );
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

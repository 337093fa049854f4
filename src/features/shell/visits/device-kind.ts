import { getParser } from 'bowser';
import { isbot } from 'isbot';
import type { DeviceKind } from './visit.contract.ts';

/** Longer headers are no browser's. */
export const MAX_AGENT_LENGTH = 400;

const KINDS: ReadonlyMap<unknown, DeviceKind> = new Map([
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
  ['desktop', 'computer'],
] as const);

/** Whether the agent is a bot that says so, or says nothing. */
export function isKnownBot(agent: string): boolean {
  return agent === '' || isbot(agent);
}

export function detectDeviceKind(agent: string): DeviceKind {
  if (agent === '' || agent.length > MAX_AGENT_LENGTH) return 'other';
  return KINDS.get(getParser(agent, true).getPlatform().type) ?? 'other';
}

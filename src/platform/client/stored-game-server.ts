import { onDevice, type StoredOptions } from './device-storage.ts';

const FORMAT = { parse: Number, format: String };

/** Without storage the choice lasts as long as the page; with it each tab reads what another has chosen. */
const OPTIONS: StoredOptions = { staysOnPage: true };

export function gameServerIn({ storage }: Pick<StoredOptions, 'storage'>) {
  return onDevice<number>('game-server', FORMAT, { ...OPTIONS, ...(storage && { storage }) });
}

/**
 * The server whose trades, parties and quotes this device shows; an id that the site does not have means all servers.
 */
export const storedGameServer = gameServerIn({});

import { bindKeys, plainKey } from '#platform/client/keys.ts';
import { navigate } from '#platform/client/navigate.ts';
import { startCards } from '#ui/overlay/card-trigger.ts';
import { setPalette } from './palette-opener.ts';
import { typeAhead } from './type-ahead.ts';

/**
 * Loads the palette, the list of keys and the cards on first use, so that they are not part of the first visit. They
 * render in roots of their own, because the document's root contains only what the server rendered.
 */
export function waitForOverlays(dataVersion: string, { isDesk = false }: { isDesk?: boolean } = {}): void {
  // Failed imports are handled in `missing-part.tsx`.
  let opening: Promise<void> | undefined;
  const openPalette = () => {
    opening ??= openWithTyped(dataVersion).finally(() => {
      opening = undefined;
    });
    return opening;
  };
  const openKeys = async () => (await import('#features/shell/keys/ui/keys-dialog.tsx')).open();
  setPalette(() => void openPalette());
  bindKeys([{ name: 'showKeys', is: ({ key }) => key === '?', run: openKeys }]);
  startCards(async (key) => (await import('./cards.tsx')).loadCard(key));
  // The desk has its own search.
  if (isDesk) return;
  bindKeys([
    {
      name: 'find',
      is: ({ key, ctrlKey, metaKey, altKey }) => key === '/' && !ctrlKey && !metaKey && !altKey,
      run: openPalette,
    },
    {
      name: 'findWhileTyping',
      is: ({ code, ctrlKey, metaKey, altKey }) => code === 'KeyK' && (ctrlKey || metaKey) && !altKey,
      run: openPalette,
      whileTyping: true,
    },
    { name: 'newTrade', is: plainKey('KeyN'), run: () => navigate('/trade/register') },
  ]);
}

let host: typeof import('./palette-host.tsx') | undefined;

async function openWithTyped(dataVersion: string): Promise<void> {
  // The open palette has its own field for typed text.
  if (host?.isOpen()) return;
  const endTyping = typeAhead();
  try {
    host = await import('./palette-host.tsx');
    const toDesk = await host.actionsToDesk();
    host.open(dataVersion, { typed: endTyping(), toDesk });
  } catch (error) {
    endTyping();
    throw error;
  }
}

import { onSessionChange, sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { replaceError } from '#features/shell/errors/ui/error-slot.ts';

const TRADE_PATH = /^\/trade\/view\/(\d+)$/;

export interface FailingRouter {
  readonly state: { readonly location: { readonly pathname: string }; readonly errors: object | null };
  subscribe(listener: () => void): unknown;
}

/**
 * The document of a cancelled, hidden or paused trade is the 404 page for everybody. Its owner sees the trade there as
 * soon as the session is known.
 */
export function showUnlistedTrades(router: FailingRouter): void {
  let looked = '';
  const look = () => {
    const { location, errors } = router.state;
    const [path = '', id] = TRADE_PATH.exec(location.pathname) ?? [];
    const state = sessionUser();
    if (!errors || path === looked || state.status !== 'in' || state.me === null) return;
    looked = path;
    if (id !== undefined) void show(path, Number(id), state.me.id);
  };
  router.subscribe(look);
  onSessionChange(look);
  look();
}

async function show(path: string, id: number, profileId: number): Promise<void> {
  const { unlistedTradePage } = await import('#features/trade/listings/ui/view/unlisted-trade.tsx');
  const page = await unlistedTradePage(id, profileId);
  if (page) replaceError(path, page);
}

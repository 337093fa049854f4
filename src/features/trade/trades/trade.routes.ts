import type { ApiApp } from '#platform/http/validation.ts';
import type { TradeContext } from '../trade.context.ts';

export function tradeRoutes(_app: ApiApp, _context: TradeContext): void {}

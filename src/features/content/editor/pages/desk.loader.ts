import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { type DeskScreen, deskScreen } from '../desk-path.rules.ts';

/** The operator's browser reads the contents of the screen. */
export function load({ url }: PageRequest): DeskScreen {
  const screen = deskScreen(url.pathname.replace(/\/_payload[.]json$/, '').replace(/\/$/, ''));
  if (!screen) throw new AppError('NOT_FOUND');
  return screen;
}

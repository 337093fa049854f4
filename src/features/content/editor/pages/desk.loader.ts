import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { type DeskScreen, deskScreen } from '../desk-path.rules.ts';

/** What is on the screen is read by the operator's browser. */
export function load({ url }: PageRequest): DeskScreen {
  const screen = deskScreen(url.pathname.replace(/\/_payload[.]json$/, '').replace(/\/$/, ''));
  if (!screen) throw new AppError('NOT_FOUND');
  return screen;
}

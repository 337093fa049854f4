import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { DataContext } from './data.context.ts';

export function factConflictDeskRoutes(_app: FeatureApp, _context: DataContext): void {}

import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { DataContext } from './data.context.ts';
import { doubtDeskRoutes } from './doubt-desk.routes.ts';
import { factBaseDeskRoutes } from './fact-base-desk.routes.ts';
import { factChangeDeskRoutes } from './fact-change-desk.routes.ts';
import { factConflictDeskRoutes } from './fact-conflict-desk.routes.ts';
import { factImportDeskRoutes } from './fact-import-desk.routes.ts';
import { factRowDeskRoutes } from './fact-row-desk.routes.ts';
import { factVersionDeskRoutes } from './fact-version-desk.routes.ts';

/** Everything under `/api/operator/data`. */
export function dataRoutes(app: FeatureApp, context: DataContext): void {
  factRowDeskRoutes(app, context);
  factChangeDeskRoutes(app, context);
  doubtDeskRoutes(app, context);
  factConflictDeskRoutes(app, context);
  factVersionDeskRoutes(app, context);
  factBaseDeskRoutes(app, context);
  factImportDeskRoutes(app, context);
}

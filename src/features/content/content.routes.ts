import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { ArticleContext } from './articles/article.context.ts';
import { articleRoutes } from './articles/article.routes.ts';
import { articleWritingRoutes } from './articles/article-writing.routes.ts';
import { type CorrectionsContext, correctionRoutes } from './corrections/correction.routes.ts';
import { type ImageRoutesDeps, imageRoutes } from './images/image.routes.ts';
import { questRoutes } from './quests/quest.routes.ts';

export function contentRoutes(app: FeatureApp, context: ArticleContext & ImageRoutesDeps & CorrectionsContext): void {
  articleRoutes(app, context);
  articleWritingRoutes(app, context);
  questRoutes(app);
  imageRoutes(app, context);
  correctionRoutes(app, context);
}

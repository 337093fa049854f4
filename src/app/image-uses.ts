import { findIcons } from '#features/community/guilds/guild.repository.ts';
import { findImagesOfArticles } from '#features/content/articles/article-image.repository.ts';
import { findImagesOfAds } from '#features/shell/settings/setting.repository.ts';
import type { ImageUse } from '#platform/images/image.service.ts';

/** Queries of the features that use uploaded images. */
export const IMAGE_USES: readonly ImageUse[] = [findImagesOfArticles, findIcons, findImagesOfAds];

import { definePageParams, param } from '#shared/page-params.ts';

/** As files of a Mac spell it too. */
const words = param.of((text) => param.words(50).read(text.normalize('NFC')));

/** The query of `/maps/route`. */
export const mapRouteParams = definePageParams({ data: { from: words, to: words, level: words } });

import { definePageParams, param } from '#shared/page-params.ts';

/** NFC, because macOS may paste names in decomposed form. */
const words = param.of((text) => param.words(50).read(text.normalize('NFC')));

export const mapRouteParams = definePageParams({ data: { from: words, to: words, level: words } });

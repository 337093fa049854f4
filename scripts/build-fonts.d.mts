/** Writes the fonts and icon sheets into `.cache/ui` of the project, if they changed. */
export function buildUiAssets(root: string): Promise<void>;

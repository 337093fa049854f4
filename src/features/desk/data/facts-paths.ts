export const TABLES_PATH = '/operator/data';
export const BASES_PATH = '/operator/data/bases';
export const IMPORTS_PATH = '/operator/data/imports';

/** The page of one uploaded file. */
export function importPath(id: number): string {
  return `${IMPORTS_PATH}/${id}`;
}

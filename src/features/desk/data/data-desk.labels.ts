/** The note of a version that decides conflicts. */
export const CONFLICT_NOTE = '충돌 처리';

/** Notes of versions whose act asks for no reason. */
export const FOLLOW_NOTE = '다시 릴리스를 따르기';
export const APPLY_NOTE = (release: number): string => `릴리스 ${release} 적용`;
export const IMPORT_NOTE = '올린 파일 적용';
export const NO_IMPORT = '올린 파일을 찾을 수 없습니다. 올린 지 24시간이 지났을 수 있습니다.';
export const NO_FACTS_FILE = '그 형식으로 받을 수 있는 자료를 찾을 수 없습니다.';

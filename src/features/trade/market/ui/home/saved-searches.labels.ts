export const NO_SEARCH_LABEL = '필터를 걸면 그 조건을 저장해 둘 수 있습니다.';

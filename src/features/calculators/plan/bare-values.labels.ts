/** @param sources names of the sources, with their confidence */
export function bareRule(sources: string): string {
  return `체력과 마력을 사는 경험치는 장비를 벗은 체력·마력으로 정해집니다 (${sources}). 승급 조건이 맨몸 수치인지는 자료에 없어 같은 기준으로 계산합니다.`;
}

import type { MarkKind } from './map-mark.rules.ts';

interface Described {
  name: string;
  plan: { marks: readonly { kind: MarkKind }[] } | null;
  hunts: readonly unknown[];
  dungeon: { name: string } | null;
}

export function formatMapDescription({ name, plan, hunts, dungeon }: Described): string {
  const marks = plan?.marks ?? [];
  const people = marks.filter((mark) => mark.kind === 'person').length;
  const counts = [
    [marks.length - people, '출입구', '곳'],
    [hunts.length, '사냥터', '곳'],
    [people, 'NPC', '명'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, word, unit]) => `${word} ${count}${unit}`);
  const place = dungeon && dungeon.name !== name ? `${name}(${dungeon.name})` : name;
  if (parts.length === 0) return `바람의나라 클래식 ${place}의 지도입니다.`;
  return `바람의나라 클래식 ${place}의 약도입니다. ${parts.join(', ')}의 위치를 좌표와 함께 봅니다.`;
}

import { withParticle } from '#shared/korean/particle.ts';

export function failureText(left: readonly { name: string; quantity: number }[]): string {
  if (left.length === 0) return '실패하면 재료가 사라집니다';
  const list = left.map((stack) => `${stack.name} ${stack.quantity}개`).join(', ');
  return `실패하면 ${withParticle(list, '이/가')} 남습니다`;
}

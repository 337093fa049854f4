import { withParticle } from '#shared/korean/particle.ts';

type Stacks = readonly { name: string; quantity: number }[];

export function stacksText(stacks: Stacks): string {
  return stacks.map(({ name, quantity }) => `${name} ${quantity}개`).join(', ');
}

export function failureText(left: Stacks): string {
  if (left.length === 0) return '실패하면 재료가 사라집니다';
  return `실패하면 ${withParticle(stacksText(left), '이/가')} 남습니다`;
}

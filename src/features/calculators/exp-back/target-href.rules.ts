import { expParams } from '../exp/exp.params.ts';
import type { ExpBackAnswer } from './exp-back.rules.ts';
import type { ExpBackQuestion } from './exp-back-question.rules.ts';

export function targetHref({ job, hp, mp, into }: ExpBackQuestion, answer: ExpBackAnswer): string {
  const toHp = into === 'mp' ? hp.value : into === 'hp' ? answer.hp.reached : answer.next.hp.reached;
  const toMp = into === 'hp' ? mp.value : into === 'mp' ? answer.mp.reached : answer.next.mp.reached;
  return expParams.link('/calc/exp', { job, hp: hp.value, toHp, mp: mp.value, toMp });
}

import type { Settled } from '#features/community/settlements/settle.rules.ts';
import { settlementText } from '#features/community/settlements/settlement-text.labels.ts';
import { copyText } from '#ui/overlay/copy-text.ts';

/** Copies the text in the format of a party's settlement, with numbers instead of names. */
export async function copySplitText(weights: readonly number[], answer: Settled): Promise<void> {
  const shares = weights.map((weight, at) => ({
    name: `${at + 1}번`,
    weight,
    amount: answer.shares[at] ?? 0,
    paidAt: null,
  }));
  const { sale, rest, toGuild } = answer;
  const text = settlementText({
    title: `${weights.length}명`,
    sale,
    rest,
    kept: toGuild,
    holderIndex: 0,
    entries: [],
    shares,
  });
  await copyText(text, { done: '정산 텍스트를 복사했습니다' });
}

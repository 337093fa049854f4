import { defineForm } from '#shared/form.ts';
import { text } from '#ui/form/text-fields.tsx';
import { MAX_COUNTERPART_LENGTH } from '../../../trades/counterpart.contract.ts';

function counterpart(label: string, check?: (name: string) => string | undefined) {
  return text({
    label,
    hint: '그 사람에게만 맞는지 물어봅니다. 이름은 공개되지 않습니다',
    max: MAX_COUNTERPART_LENGTH,
    placeholder: '이 사이트의 캐릭터 이름',
    input: { spellCheck: false },
    ...(check && { check }),
  });
}

/** Completes a trade, with or without the one with whom it was made. */
export const completionForm = defineForm({ fields: { counterpart: counterpart('거래한 상대 (안 적어도 됩니다)') } });

/** Names afterwards the one with whom it was made. */
export const counterpartForm = defineForm({
  fields: {
    counterpart: counterpart('거래한 상대', (name) => (name === '' ? '거래한 상대의 이름을 적어 주세요.' : undefined)),
  },
});

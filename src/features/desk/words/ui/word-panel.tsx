import { useMemo, useState } from 'react';
import type { ListedWordRule } from '#features/people/moderation/word.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ActError, EffectsList } from '../../acts/ui/effects-list.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { useTrial } from './use-trial.ts';
import { SaveWord, WordForm, wordForm } from './word-form.tsx';
import { wordMutations } from './word-query.ts';
import { WordSwitch } from './word-switch.tsx';

interface WordPanelProps {
  rule: ListedWordRule;
  onDone: (text: string) => void;
}

/** A rule that is there: it is changed, switched off or taken out. */
export function WordPanel({ rule, onDone }: WordPanelProps) {
  const { id, isActive, hits, updatedAt } = rule;
  const stored = useMemo(() => draftInTab(`desk-word:${id}`, wordForm.parse), [id]);
  const submission = useForm(wordForm, {
    endpoint: wordMutations.change,
    stored,
    first: () => wordForm.fromRow(rule),
    toInput: (body) => ({ params: { id }, body }),
    onDone() {
      onDone('규칙을 저장했습니다.');
      return undefined;
    },
    isForbiddenInPlace: true,
    explain: (_, usual) => usual,
  });
  const trial = useTrial({ ...submission.values, isActive });
  const removal = useAct();
  const [isRemoving, setRemoving] = useState(false);
  async function remove(): Promise<void> {
    if (await removal.run(wordMutations.remove, { params: { id } })) onDone('규칙을 지웠습니다.');
  }
  return (
    <DeskPanel
      title={`규칙 ${id}`}
      tag={isActive ? undefined : <Tag tone="off">꺼짐</Tag>}
      acts={
        isRemoving ? (
          <>
            <Button onClick={() => setRemoving(false)}>취소</Button>
            <Button tone="danger" aria-disabled={removal.isSending} onClick={() => void remove()}>
              규칙 지우기
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setRemoving(true)}>지우기</Button>
            <SaveWord submission={submission} trial={trial} />
          </>
        )
      }
    >
      {isRemoving ? (
        <div className="pad">
          <EffectsList effects={['이 규칙이 바로 없어집니다', '이 규칙으로 숨긴 최근 24시간의 외침이 다시 보입니다']} />
        </div>
      ) : (
        <WordForm submission={submission} trial={trial} label="규칙 수정" isActive={isActive} isOpened={false} />
      )}
      <ActError error={removal.error} />
      <KeyValues
        rows={[
          { label: '30일 동안', value: `${formatDigits(hits)}번` },
          { label: '바꾼 시각', value: formatDateTime(updatedAt) },
          { label: '사용', value: <WordSwitch rule={rule} /> },
        ]}
      />
    </DeskPanel>
  );
}

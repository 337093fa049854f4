import { useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { useTrial } from './use-trial.ts';
import { SaveWord, WordForm, wordForm } from './word-form.tsx';
import { wordMutations } from './word-query.ts';

/** A new rule, which is tried before it is saved. */
export function NewWordPanel({ onDone }: { onDone: () => void }) {
  const stored = useMemo(() => draftInTab('desk-word:new', wordForm.parse), []);
  const submission = useForm(wordForm, {
    endpoint: wordMutations.add,
    stored,
    toInput: ({ version: _, ...body }) => ({ body }),
    onDone() {
      onDone();
      return undefined;
    },
    isForbiddenInPlace: true,
    explain: (_, usual) => usual,
  });
  const { version: _, ...typed } = submission.values;
  const trial = useTrial(typed);
  return (
    <DeskPanel
      title="새 규칙"
      tag={<span className="meta">저장 전에 시험합니다</span>}
      acts={<SaveWord submission={submission} trial={trial} />}
      isBeside
    >
      <WordForm submission={submission} trial={trial} label="새 규칙" isOpened />
    </DeskPanel>
  );
}

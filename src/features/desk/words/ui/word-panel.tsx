import { useMemo, useState } from 'react';
import type { ListedWordRule, StoredWordRule } from '#features/people/moderation/word.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { WORD_KIND_NAMES, WORD_SCOPE_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ActError, EffectsList } from '../../acts/ui/effects-list.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { useVersionedForm } from '../../table/ui/use-versioned-form.ts';
import { formatParts, listPatternParts } from '../pattern-parts.rules.ts';
import { useTrial } from './use-trial.ts';
import { SaveWord, WordForm, wordForm } from './word-form.tsx';
import { explainWord, wordMutations } from './word-query.ts';
import { WordSwitch } from './word-switch.tsx';

interface WordPanelProps {
  rule: ListedWordRule;
  onDone: (text: string) => void;
}

/** A rule that is there: it is changed, switched off or taken out. */
export function WordPanel({ rule, onDone }: WordPanelProps) {
  const { id, isActive, hits, updatedAt, version } = rule;
  const row: StoredWordRule = rule;
  const stored = useMemo(() => draftInTab(`desk-word:${id}`, wordForm.parseWhole), [id]);
  const form = useVersionedForm(wordForm, {
    endpoint: wordMutations.change,
    row,
    stored,
    toValues: wordForm.fromRow,
    toInput: (sent, seen) => ({ params: { id }, body: { ...sent, version: seen } }),
    onSaved(saved) {
      onDone('규칙을 저장했습니다.');
      return saved;
    },
    isForbiddenInPlace: true,
    explain: explainWord,
  });
  const { submission } = form;
  const { version: _, ...typed } = submission.values;
  const trial = useTrial({ ...typed, isActive });
  const removal = useAct();
  const [isRemoving, setRemoving] = useState(false);
  async function remove(): Promise<void> {
    if (await removal.run(wordMutations.remove, { params: { id }, query: { version } })) onDone('규칙을 지웠습니다.');
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
      {form.isBehind && <ChangedMeanwhile rule={rule} onRestore={form.restore} />}
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

function ChangedMeanwhile({ rule, onRestore }: { rule: ListedWordRule; onRestore: () => void }) {
  const { kind, pattern, scope, verdict } = rule;
  const names = [WORD_KIND_NAMES[kind], WORD_SCOPE_NAMES[scope], WORD_VERDICT_NAMES[verdict]];
  return (
    <div className="note" role="status">
      <p>
        다른 운영자가 그사이 바꾸었습니다: {`“${formatParts(listPatternParts(pattern))}”`}, {names.join(', ')}. 다시
        누르면 적은 값이 저장됩니다.
      </p>
      <Button size="sm" onClick={onRestore}>
        저장된 값으로 바꾸기
      </Button>
    </div>
  );
}

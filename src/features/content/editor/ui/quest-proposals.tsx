import { useState } from 'react';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { listQuestProposals } from '../../quests/quest.contract.ts';
import css from './desk.module.css';

const questProposals = defineLiveQuery({ key: ['quest-proposals'], endpoint: listQuestProposals });

interface QuestProposalsProps {
  /** Returns whether there is a text that would be lost. */
  isWritten(): boolean;
  onTake(title: string, document: unknown): void;
}

/** Starts a new quest with the text of one that the facts contain and nobody has written yet. */
export function QuestProposals({ isWritten, onTake }: QuestProposalsProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const { data: proposals = [], isError } = useLiveQuery(questProposals, undefined, {
    isEnabled: isOpen,
  });
  const proposal = proposals.find(({ key }) => key === chosen);
  const take = () => {
    if (!proposal) return;
    if (isWritten() && !isConfirming) {
      setConfirming(true);
      return;
    }
    setConfirming(false);
    onTake(proposal.title, proposal.document);
  };
  return (
    <Panel title="자료에서 고르기" aside={isOpen && proposals.length > 0 ? `${proposals.length}가지` : undefined}>
      <div className={css.fields}>
        {isOpen ? (
          <>
            <label>
              <span className="meta">아직 쓰지 않은 퀘스트. 신뢰도가 낮으니 고쳐서 게시하세요.</span>
              <select
                className="in"
                value={chosen}
                onChange={(event) => {
                  setChosen(event.target.value);
                  setConfirming(false);
                }}
              >
                <option value="">고르세요</option>
                {proposals.map(({ key, title }) => (
                  <option key={key} value={key}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
            <Button disabled={!proposal} onClick={take}>
              {isConfirming ? '쓰던 글을 버리고 바꾸기' : '이 글로 시작하기'}
            </Button>
            {isError && <p className="meta">목록을 불러오지 못했습니다.</p>}
          </>
        ) : (
          <Button onClick={() => setOpen(true)}>목록 보기</Button>
        )}
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Comparison } from './comparison.tsx';

interface ProposalPanelProps {
  /** The text that ships with this release. */
  proposal: Record<string, unknown>;
  current(): { title: string; document: unknown };
  onTake(): void;
}

/** A release's changed terms or policy: in force only once an administrator gives it a day. */
export function ProposalPanel({ proposal, current, onTake }: ProposalPanelProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <Panel title="새 릴리스의 글">
      <div className="pad row wrap small">
        <span className="grow">사이트와 함께 온 글이 바뀌었습니다. 시행일을 정해 게시할 때까지 쓰이지 않습니다.</span>
        <Button size="sm" aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
          비교
        </Button>
        <Button size="sm" onClick={onTake}>
          이 글로 바꾸기
        </Button>
      </div>
      {isCompared && (
        <Comparison
          before={{ ...current(), title: `지금: ${current().title}` }}
          after={{ title: '새 릴리스', document: proposal }}
        />
      )}
    </Panel>
  );
}

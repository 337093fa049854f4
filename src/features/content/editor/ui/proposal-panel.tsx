import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Comparison } from './comparison.tsx';

interface ProposalPanelProps {
  /** Text that ships with this release. */
  proposal: Record<string, unknown>;
  /** Whether it is terms or policy. */
  isLegal: boolean;
  current(): { title: string; document: unknown };
  onTake(): void;
}

/**
 * Offers the release's changed text of a page that an operator has written. It never replaces the operator's text by
 * itself.
 */
export function ProposalPanel({ proposal, isLegal, current, onTake }: ProposalPanelProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <Panel title="새 릴리스의 글">
      <div className="pad row wrap small">
        <span className="grow">
          사이트와 함께 온 글이 바뀌었습니다.{' '}
          <span className="own-text">
            {isLegal ? '시행일을 정해 게시할 때까지 쓰이지 않습니다.' : '페이지에는 아래의 글이 그대로 보입니다.'}
          </span>
        </span>
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

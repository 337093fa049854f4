import { formatDigits } from '#shared/korean/amount.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { DocumentIssue } from '../../articles/article-writing.contract.ts';

const ABOUT: readonly (readonly [DocumentIssue['about'], string])[] = [
  ['image', '그림 설명'],
  ['mention', '이름'],
  ['link', '링크'],
  ['figure', '자동 수치'],
  ['heading', '제목 순서'],
  ['size', '크기'],
];

interface ChecksPanelProps {
  faults: readonly DocumentIssue[];
  size: { letters: number; nodes: number };
}

/** Shows 게시하기 전에: faults that readers would see, and those that prevent publication. */
export function ChecksPanel({ faults, size }: ChecksPanelProps) {
  const isStopped = faults.some(({ isStopping }) => isStopping);
  return (
    <Panel
      title="게시하기 전에"
      aside={
        <Tag tone={isStopped ? 'bad' : faults.length > 0 ? 'warn' : 'ok'}>
          {faults.length === 0 ? '수정할 것 없음' : `수정할 것 ${faults.length}`}
        </Tag>
      }
    >
      <div className="pad">
        <KeyValues
          rows={ABOUT.map(([about, label]) => {
            const own = faults.filter((issue) => issue.about === about);
            const usual =
              about === 'size' ? `${formatDigits(size.letters)}자 · 블록 ${formatDigits(size.nodes)}` : '확인됨';
            return { label, value: own.length === 0 ? usual : own.map(({ message }) => message).join(' ') };
          })}
        />
      </div>
    </Panel>
  );
}

import { Button } from '#ui/components/button.tsx';
import { Comparison } from './comparison.tsx';

/** The version that another operator saved meanwhile. */
export interface SavedMeanwhile {
  version: number;
  title: string;
  document: unknown;
  author: { name: string | null } | null;
}

interface ConflictPanelProps {
  theirs: SavedMeanwhile;
  own: { title: string; document: unknown };
  onSaveOwn(): void;
  onTakeTheirs(): void;
}

/** Shows both texts, so that nothing of either is lost. */
export function ConflictPanel({ theirs, own, onSaveOwn, onTakeTheirs }: ConflictPanelProps) {
  return (
    <section className="panel" aria-label="먼저 저장된 글과 내 글">
      <header>
        <h2>먼저 저장된 글과 내 글</h2>
        <span className="row">
          <Button size="sm" onClick={onSaveOwn}>
            내 글로 저장하기
          </Button>
          <Button size="sm" onClick={onTakeTheirs}>
            저장된 글로 바꾸기
          </Button>
        </span>
      </header>
      <Comparison
        before={{ ...theirs, title: `${theirs.author?.name ?? '다른 운영자'}: ${theirs.title}` }}
        after={{ ...own, title: `나: ${own.title}` }}
      />
    </section>
  );
}

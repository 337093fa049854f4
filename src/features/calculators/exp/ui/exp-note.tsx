import { Note } from '#ui/components/note.tsx';
import type { ExpQuestion } from '../exp-question.rules.ts';
import css from './exp.module.css';

interface ExpNoteProps {
  question: Pick<ExpQuestion, 'mode' | 'levels'>;
  buyLevel: number;
  backHref: string;
}

/** From here on the source of the levels gives whole ten millions. */
const ROUNDED_ABOVE = 68;

/** How it was counted, where players count otherwise. */
export function ExpNote({ question: { mode, levels }, buyLevel, backHref }: ExpNoteProps) {
  const isRounded = levels.toLevel.value > ROUNDED_ABOVE;
  return (
    <Note>
      {mode === 'vital'
        ? `한 번씩 산다고 보고, 그때의 맨몸 값이 속한 구간의 값으로 셉니다. 마지막 한 번은 목표를 조금 넘을 수 있습니다. 장비를 벗고, ${buyLevel}레벨부터 삽니다.`
        : `레벨은 그때까지 모은 경험치로 오릅니다.${isRounded ? ` ${ROUNDED_ABOVE}레벨 위는 출처가 천만 단위로 적어, 답도 그만큼 어림입니다.` : ''}`}{' '}
      <a className={css.cross} href={backHref}>
        이만큼의 경험치로 살 수 있는 것 보기
      </a>
    </Note>
  );
}

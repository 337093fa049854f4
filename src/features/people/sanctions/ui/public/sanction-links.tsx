import { ButtonLink } from '#ui/components/button.tsx';
import css from './sanction-note.module.css';

export function SanctionLinks({ isPreview }: { isPreview: boolean }) {
  return (
    <p className={css.links} inert={isPreview}>
      <ButtonLink href="/notice/ask?type=2">이의 제기하기</ButtonLink>
      <a href="/notice/ban">이용 제한 안내</a>
    </p>
  );
}

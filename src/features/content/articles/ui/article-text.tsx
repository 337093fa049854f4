import { memo } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './article-text.module.css';

interface ArticleTextProps {
  /** Safe HTML, rendered by the server from a document. */
  html: string;
  className?: string | undefined;
}

/** Shows the text of an article. Its mentions open cards by their `data-card`. */
export const ArticleText = memo(function ArticleText({ html, className }: ArticleTextProps) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={classNames(css.text, className)} {...inner} />;
});

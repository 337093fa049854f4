import { memo } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './article-text.module.css';

interface ArticleTextProps {
  /** Made by the server of a document, and safe. */
  html: string;
  className?: string | undefined;
}

/** The text of an article. Its names open their cards, since they carry `data-card`. */
export const ArticleText = memo(function ArticleText({ html, className }: ArticleTextProps) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={classNames(css.text, className)} {...inner} />;
});

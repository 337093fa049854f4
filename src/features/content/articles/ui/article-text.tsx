import { memo } from 'react';
import css from './article-text.module.css';

interface ArticleTextProps {
  /** Made by the server of a document, and safe. */
  html: string;
}

/** The text of an article. Its names open their cards, since they carry `data-card`. */
export const ArticleText = memo(function ArticleText({ html }: ArticleTextProps) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={css.text} {...inner} />;
});

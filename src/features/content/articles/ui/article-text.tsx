import { memo } from 'react';
import css from './article-text.module.css';

interface ArticleTextProps {
  /** Made by the server of a document, and safe. */
  html: string;
  /** Short sections beside each other, on desks. */
  isInColumns?: boolean;
}

/** The text of an article. Its names open their cards, since they carry `data-card`. */
export const ArticleText = memo(function ArticleText({ html, isInColumns = false }: ArticleTextProps) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={isInColumns ? `${css.text} ${css.columns}` : css.text} {...inner} />;
});

import type { ReactNode } from 'react';
import { formatDate, startOfSeoulDay } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { NoticeMenu } from '#ui/page/notice-menu.tsx';
import { TERMS_VERSION } from '../consent.contract.ts';
import css from './legal.module.css';
import { type Article, type Block, type LegalText, piecesOf } from './legal-text.ts';

const FIRST_ROWS = 6;

export interface LegalArticleProps {
  title: string;
  path: string;
  text: LegalText;
  after?: Readonly<Record<string, ReactNode>>;
}

export function LegalArticle({ title, path, text, after = {} }: LegalArticleProps) {
  return (
    <div className="cols flip">
      <div className="stack">
        <Panel title="차례" as="aside">
          <nav className={css.toc} aria-label="차례">
            {text.articles.map(({ id, title: name }) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        </Panel>
        <NoticeMenu current={path} />
      </div>
      <article className={`panel dim links ${css.text}`} aria-label={title}>
        <p className="meta">
          시행일 <time dateTime={TERMS_VERSION}>{formatDate(startOfSeoulDay(TERMS_VERSION))}</time>
        </p>
        {text.lead.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} />
          </p>
        ))}
        {text.articles.map((article) => (
          <ArticleView key={article.id} article={article} after={after[article.id]} />
        ))}
      </article>
    </div>
  );
}

function ArticleView({ article: { id, title, blocks }, after }: { article: Article; after: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} data-id={id} tabIndex={-1}>
        {title}
      </h2>
      {blocks.map((block) => (
        <BlockView key={keyOf(block)} block={block} />
      ))}
      {after}
    </section>
  );
}

function keyOf(block: Block): string {
  if (typeof block === 'string') return block;
  return 'list' in block ? (block.list[0] ?? '') : block.head.join(' ');
}

export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Prose text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="bullets quiet">
        {block.list.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return <BlockTable {...block} />;
}

type Table = Extract<Block, { head: readonly string[] }>;

/** The first rows, and the others folded: on a phone the cells of a row stand one under the other. */
function BlockTable({ head, rows }: Table) {
  const rest = rows.slice(FIRST_ROWS);
  return (
    <>
      <TableOf head={head} rows={rows.slice(0, FIRST_ROWS)} />
      {rest.length > 0 && (
        <details className={`disclosure fold ${css.rest}`}>
          <summary>나머지 {rest.length}가지 보기</summary>
          <TableOf head={head} rows={rest} />
        </details>
      )}
    </>
  );
}

function TableOf({ head, rows }: Table) {
  return (
    <table className="small">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Prose text={name} />
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>
                <Prose text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Prose({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) => {
    const key = `${at} ${piece.text}`;
    if (piece.href !== undefined) {
      return (
        <a key={key} href={piece.href}>
          {piece.text}
        </a>
      );
    }
    return piece.isCode ? <code key={key}>{piece.text}</code> : piece.text;
  });
}

import { useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import textCss from '../../articles/ui/article-text.module.css';
import css from './desk.module.css';

/** Shows the same bytes as the page, in a frame whose sandbox runs no scripts. */
export function PreviewPanel({ html, title }: { html: string; title: string }) {
  const [isPhone, setPhone] = useState(false);
  return (
    <Panel
      title="미리 보기"
      className={isPhone ? css.phone : undefined}
      aside={
        <span className="seg sm">
          <button
            type="button"
            className={isPhone ? undefined : 'on'}
            aria-pressed={!isPhone}
            onClick={() => setPhone(false)}
          >
            컴퓨터
          </button>
          <button
            type="button"
            className={isPhone ? 'on' : undefined}
            aria-pressed={isPhone}
            onClick={() => setPhone(true)}
          >
            전화기
          </button>
        </span>
      }
    >
      <iframe
        className={css.frame}
        title={`미리 보기: ${title}`}
        sandbox="allow-same-origin"
        srcDoc={toHtmlDocument(html)}
      />
    </Panel>
  );
}

function toHtmlDocument(html: string): string {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .map(({ href }) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  return `<!doctype html><html lang="ko"><head>${sheets}</head><body><div class="${textCss.text}">${html}</div></body></html>`;
}

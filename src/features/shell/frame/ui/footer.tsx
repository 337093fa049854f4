import { NOTICE_PAGES } from '../../../../ui/page/notice-pages.ts';

interface CreditsProps {
  provenanceHref?: string;
}

export function Credits({ provenanceHref }: CreditsProps) {
  return (
    <div className="credits">
      {NOTICE_PAGES.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      {provenanceHref && <a href={provenanceHref}>자료의 출처</a>}
      <span>
        아이콘 <Work href="https://game-icons.net" name="game-icons.net" /> (CC BY 3.0)
      </span>
      <span>
        글꼴 <Work href="https://galmuri.quiple.dev" name="Galmuri" /> ·{' '}
        <Work href="https://github.com/orioncactus/pretendard" name="Pretendard" /> (OFL 1.1)
      </span>
      <span className="rights">비공식 팬 사이트 · 게임의 권리는 각 소유자에게 있습니다</span>
    </div>
  );
}

function Work({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} rel="external noopener">
      {name}
    </a>
  );
}

export function Footer({ provenanceHref }: CreditsProps) {
  return (
    <footer className="foot">
      <Credits provenanceHref={provenanceHref} />
    </footer>
  );
}

import { AdChoiceLink } from '../../ads/ui/public/ad-choice-link.tsx';

interface FooterProps {
  links: readonly { label: string; href: string }[];
  hasAdChoice: boolean;
}

export function Footer({ links, hasAdChoice }: FooterProps) {
  return (
    <footer className="foot">
      <div className="credits">
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {hasAdChoice && <AdChoiceLink />}
        <Credits />
      </div>
    </footer>
  );
}

/** Licences of the icons and fonts, and the notice about the game's rights. */
export function Credits() {
  return (
    <>
      <span>
        아이콘 <Work href="https://game-icons.net" name="game-icons.net" /> (CC BY 3.0)
      </span>
      <span>
        글꼴 <Work href="https://galmuri.quiple.dev" name="Galmuri" /> ·{' '}
        <Work href="https://github.com/orioncactus/pretendard" name="Pretendard" /> (OFL 1.1)
      </span>
      <span className="rights">비공식 팬 사이트 · 게임의 권리는 각 소유자에게 있습니다</span>
    </>
  );
}

function Work({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} rel="external noopener">
      {name}
    </a>
  );
}

import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ClockIcon, FlaskIcon, KeyboardIcon, MapIcon, PinIcon, SparkIcon } from '#ui/icons/icons.tsx';
import type { HomePageData } from '../pages/home.loader.ts';
import css from './home.module.css';

export function ToolList({ counts }: { counts: HomePageData['counts'] }) {
  const tools = [
    { href: '/calc/exp', icon: <SparkIcon size={20} />, name: '계산기', does: '경험치, 체력·마력, 왕의 임무' },
    { href: '/calc/plan', icon: <ClockIcon size={20} />, name: '승급 계획', does: '모을 경험치와 재료, 사냥터' },
    {
      href: '/recipe',
      icon: <FlaskIcon size={20} />,
      name: '조합',
      does: `조합법 ${formatDigits(counts.recipes)}가지의 재료와 성공 확률`,
    },
    {
      href: '/maps',
      icon: <MapIcon size={20} />,
      name: '지도',
      does: `약도 ${formatDigits(counts.maps)}장과 드나드는 문`,
    },
    { href: '/maps/route', icon: <PinIcon size={20} />, name: '길찾기', does: '사냥터와 NPC까지 가는 길' },
    {
      href: '/shortcuts',
      icon: <KeyboardIcon size={20} />,
      name: '단축키',
      does: `키 ${formatDigits(counts.shortcuts)}가지와 NPC에게 하는 말`,
    },
  ];
  return (
    <Panel title="도구">
      {tools.map(({ href, icon, name, does }) => (
        <a key={href} className={`row gap-3 row-link ${css.row}`} href={href}>
          <span className="tile">{icon}</span>
          <span className="grow">
            <b>{name}</b>
            <span className="sub">{does}</span>
          </span>
        </a>
      ))}
    </Panel>
  );
}

import { Tile } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import css from './notifications.module.css';

const KINDS: readonly { name: string; when: string; icon: GameIconName; href: string }[] = [
  { name: '가격 알림', when: '원하는 가격에 매물이 올라오면', icon: 'skill/eyeball', href: '/trade' },
  { name: '내 거래', when: '상대가 거래를 확인하면', icon: 'skill/sailboat', href: '/me/trades' },
  { name: '파티', when: '참가 요청과 답이 오고 순번이 되면', icon: 'skill/swords-power', href: '/party' },
  { name: '문파', when: '가입과 직위, 일정, 정산 소식이 있으면', icon: 'skill/castle', href: '/guilds' },
  { name: '사자후', when: '걸어 둔 키워드가 외침에 나오면', icon: 'skill/shouting', href: '#keywords' },
];

/** Explains what the list will contain, as long as it is empty. */
export function NotificationKinds() {
  return (
    <>
      <p className="pad small dim">아직 받은 알림이 없습니다. 이럴 때 알려 드립니다.</p>
      <ul className="lines">
        {KINDS.map(({ name, when, icon, href }) => (
          <li key={name} className={`line tap-row ${css.row}`}>
            <Tile icon={icon} />
            <span className="grow">
              <a className="opens" href={href}>
                <b>{name}</b>
              </a>
              <span className="sub">{when}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

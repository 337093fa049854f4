import { useEffect, useEffectEvent, useRef } from 'react';
import css from './market-home.module.css';

const NEAR_END = '800px';

/** A link without scripts; with scripts it is followed before it scrolls into view. */
export function FeedEnd({ href, onReach }: { href: string; onReach: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!link.current) return;
    const isSeen = (entries: IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting);
    const watcher = new IntersectionObserver((entries) => isSeen(entries) && reach(), { rootMargin: NEAR_END });
    watcher.observe(link.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className={`pad ${css.end}`}>
      {/* `data-native`: it does not lead to another page here */}
      <a
        ref={link}
        className="btn full"
        href={href}
        rel="next nofollow"
        data-native=""
        onClick={(event) => {
          event.preventDefault();
          onReach();
        }}
      >
        다음 거래
      </a>
    </div>
  );
}

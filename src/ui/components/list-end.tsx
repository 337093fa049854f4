import { useEffect, useEffectEvent, useRef } from 'react';

const NEAR_END = '800px';

/** Leads to the rest of a list: a link without scripts; with scripts it is followed before it scrolls into view. */
export function ListEnd({ href, onReach }: { href: string; onReach: () => void }) {
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
    <div className="pad" style={{ borderTop: '1px solid var(--ink-2)' }}>
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
        더 보기
      </a>
    </div>
  );
}

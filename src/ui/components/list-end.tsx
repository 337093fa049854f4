import { useEffect, useEffectEvent, useRef } from 'react';

const NEAR_END = '800px';

interface ListEndProps {
  href: string;
  /** Follows the link only when pressed, where the page has more below the list. */
  isPressed?: boolean;
  onReach: () => void;
}

/** Leads to the rest of a list: a link without scripts; with scripts it is followed before it scrolls into view. */
export function ListEnd({ href, isPressed, onReach }: ListEndProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!link.current || isPressed) return;
    const isSeen = (entries: IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting);
    const watcher = new IntersectionObserver((entries) => isSeen(entries) && reach(), { rootMargin: NEAR_END });
    watcher.observe(link.current);
    return () => watcher.disconnect();
  }, [isPressed]);
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

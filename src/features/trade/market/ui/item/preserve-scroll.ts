import { useNavigate } from 'react-router';

/**
 * For a line of links that change only a part of the page: the address changes, the page stays where it is. The ref of the
 * line; the site's own handler of links, further out, leaves alone what is prevented here.
 */
export function useStayHere(): (line: HTMLElement) => () => void {
  const navigate = useNavigate();
  return (line) => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      void navigate(href, { preventScrollReset: true, replace: true });
    };
    line.addEventListener('click', onClick);
    return () => line.removeEventListener('click', onClick);
  };
}

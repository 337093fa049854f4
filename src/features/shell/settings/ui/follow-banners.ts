import { closedBanners } from './closed-banners.ts';

/** Closing a banner is remembered on the device. */
export function followBanners(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-close-banner]')) {
    button.style.visibility = 'visible';
    button.addEventListener('click', () => {
      const banner = button.closest<HTMLElement>('[data-banner]');
      if (!banner) return;
      closedBanners.save([...closedBanners.read(), Number(banner.dataset.banner)]);
      banner.remove();
    });
  }
}

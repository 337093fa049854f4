import { useSite } from './site-context.tsx';

interface OperatorPictureProps {
  /** `logo` is `ui/logo.png` under `ASSET_BASE_URL`. */
  name: 'logo' | 'discord';
  /** Address of the site's own picture. */
  drawn: string;
  size: number;
}

/**
 * Shows the operator's picture. The site's own stands in where there is none, or where it does not load (`boot.ts`).
 */
export function OperatorPicture({ name, drawn, size }: OperatorPictureProps) {
  const { assetBaseUrl } = useSite();
  const own = assetBaseUrl && { src: `${assetBaseUrl}/ui/${name}.png`, 'data-drawn': drawn };
  return <img src={drawn} {...own} width={size} height={size} alt="" />;
}

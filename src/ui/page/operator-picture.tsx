import { useSite } from './site-context.tsx';

interface OperatorPictureProps {
  /** `logo`: `ui/logo.png` under `ASSET_BASE_URL`. */
  name: 'logo' | 'discord';
  /** Address of the one that the site brings along. */
  drawn: string;
  size: number;
}

/** The operator's picture. The drawn one stands in for it where there is none, or it does not load (`first.ts`). */
export function OperatorPicture({ name, drawn, size }: OperatorPictureProps) {
  const { assetBaseUrl } = useSite();
  const own = assetBaseUrl && { src: `${assetBaseUrl}/ui/${name}.png`, 'data-drawn': drawn };
  return <img src={drawn} {...own} width={size} height={size} alt="" />;
}

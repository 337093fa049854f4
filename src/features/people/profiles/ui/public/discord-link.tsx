import drawn from '#ui/assets/discord.svg?url&no-inline';
import { OperatorPicture } from '#ui/page/operator-picture.tsx';

export function DiscordLink({ id }: { id: string }) {
  return (
    <a className="row" href={`https://discord.com/users/${encodeURIComponent(id)}`} rel="external nofollow noopener">
      <OperatorPicture name="discord" drawn={drawn} size={16} />
      연결됨
    </a>
  );
}

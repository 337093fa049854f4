import { IconButton } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { CopyIcon, ExternalIcon } from '#ui/icons/icons.tsx';
import css from './guild.module.css';

async function copy(text: string, done: string): Promise<void> {
  const { copyText } = await import('#ui/overlay/copy-text.ts');
  await copyText(text, { done });
}

export function DiscordPanel({ invite }: { invite: string }) {
  return (
    <Panel title="디스코드">
      <div className="pad stack gap-3">
        <span className={`in ${css.invite}`}>
          <span className="grow min-w-0">{invite.replace('https://', '')}</span>
          <span className="needs-script">
            <IconButton
              label="초대 링크 복사"
              data-press=""
              onClick={() => void copy(invite, '초대 링크를 복사했습니다')}
            >
              <CopyIcon size={16} />
            </IconButton>
          </span>
        </span>
        <a className="btn full" href={invite} rel="external nofollow noopener" target="_blank">
          <ExternalIcon size={16} />
          디스코드에서 열기
        </a>
        <p className="meta">바람나루 밖으로 나갑니다. 열린 창이 게임 비밀번호를 묻는다면 닫으세요.</p>
      </div>
    </Panel>
  );
}

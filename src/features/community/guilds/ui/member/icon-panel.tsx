import { type ChangeEvent, useRef } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { upload } from '#platform/client/upload.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ActError } from '../../../ui/act-error.tsx';
import type { Guild } from '../../guild.contract.ts';
import { guildMutations } from '../guild-mutations.ts';
import { GuildSign } from '../guild-sign.tsx';

/** Replaces the letters of the sign with a picture. */
export function IconPanel({ guild }: { guild: Guild }) {
  const act = useAct();
  const input = useRef<HTMLInputElement>(null);
  const params = { id: guild.id };

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // Clearing it lets the same file be chosen again after a refusal.
    target.value = '';
    if (file) void act.run(guildMutations.setIcon, { params }, () => upload(guildMutations.setIcon, file, { params }));
  }

  return (
    <Panel title="문파 마크">
      <div className="pad stack gap-2 small">
        <div className="row gap-3">
          <GuildSign guild={guild} size={64} />
          <p className="meta">
            PNG, JPEG, WebP, GIF 그림을 1 MiB까지 올립니다. 가운데를 정사각형으로 자르고, 한 시간에 한 번 바꿀 수
            있습니다.
          </p>
        </div>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label="문파 마크로 쓸 그림"
          tabIndex={-1}
          onChange={choose}
        />
        <div className="row gap-2">
          <Button aria-disabled={act.isSending} onClick={() => input.current?.click()}>
            {act.isSending ? '올리는 중' : '그림 고르기'}
          </Button>
          {guild.iconUrl && (
            <Button
              tone="danger"
              aria-disabled={act.isSending}
              onClick={() => void act.run(guildMutations.removeIcon, { params })}
            >
              지우기
            </Button>
          )}
        </div>
        <ActError act={act} />
      </div>
    </Panel>
  );
}

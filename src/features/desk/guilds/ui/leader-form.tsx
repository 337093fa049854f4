import { useState } from 'react';
import type { ReportedGuild } from '#features/community/guilds/guild.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import css from '../../acts/ui/acts.module.css';
import { ActError, EffectsList } from '../../acts/ui/effects-list.tsx';
import { useSettled } from '../../acts/ui/use-settled.ts';
import { useStoredText } from '../../acts/ui/use-stored-text.ts';
import { guildMutations, playersNamed } from './guild-query.ts';

const PATIENCE_MS = 250;

interface LeaderFormProps {
  guild: ReportedGuild;
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Makes a member the leader. The guild's list of members is its own, so one is found by name. */
export function LeaderForm({ guild: { id, name: guildName }, onDone, onClose }: LeaderFormProps) {
  const [text, type] = useStoredText(`guild-leader-${id}`);
  const asked = useSettled(text.trim(), PATIENCE_MS);
  const { data: found = [] } = useLiveQuery(playersNamed, asked, { isEnabled: asked !== '' });
  const [chosen, setChosen] = useState<number>();
  const act = useAct();
  const player = found.find(({ profileId }) => profileId === chosen);
  async function lead(): Promise<void> {
    if (!player) return;
    const { profileId, name } = player;
    if (await act.run(guildMutations.lead, { params: { id }, body: { profileId } })) {
      type('');
      onDone(name);
    }
  }
  return (
    <div className={`pad ${css.form}`}>
      <SearchField
        aria-label="새 문주"
        placeholder="문파원의 이름이나 회원 번호"
        value={text}
        onChange={({ target }) => {
          type(target.value);
          setChosen(undefined);
        }}
      />
      {asked !== '' && (
        <div className={css.choices} role="radiogroup" aria-label="찾은 회원">
          {found.map(({ profileId, name }) => (
            <label key={profileId} className="check">
              <input type="radio" name="leader" checked={profileId === chosen} onChange={() => setChosen(profileId)} />
              <span>
                <b>{name}</b> <span className="faint">회원 {profileId}</span>
              </span>
            </label>
          ))}
          {found.length === 0 && <p className="meta">찾은 회원이 없습니다.</p>}
        </div>
      )}
      <EffectsList
        effects={[
          `고른 사람이 ${guildName} 문주가 되고 알림을 받습니다`,
          '지금 문주는 문파원으로 남습니다. 문파원이 아니면 바꿀 수 없습니다',
        ]}
      />
      <ActError error={act.error} />
      <div className="submit">
        <span className="grow" />
        <Button onClick={onClose}>취소</Button>
        <Button tone="primary" data-main-act="" disabled={!player || act.isSending} onClick={() => void lead()}>
          문주 바꾸기
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { requirePlayer, showError } from '#features/people/require-login/ui/public/require-player.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import type { LaterProps } from '#platform/client/later-part.tsx';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { changeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { KIND_LABELS } from '../../../broadcasts/broadcast.labels.ts';
import { deleteKeyword, type Keyword, listKeywords, MAX_KEYWORDS } from '../../keyword.contract.ts';
import css from '../keywords.module.css';
import { NewKeyword } from '../new-keyword.tsx';

const ownKeywords = defineLiveQuery({ key: ['keywords'], endpoint: listKeywords });
const NOT_FOUND = 404;

export default function Keywords({ waiting = null }: LaterProps) {
  const me = useMe();
  if (me.status === 'unknown') return waiting;
  return playerOf(me) === null ? <Stranger isSignedIn={me.status === 'in'} /> : <OwnKeywords />;
}

function Stranger({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="pad stack gap-2">
      <p className="small dim">
        <span className="own-text">{isSignedIn ? '캐릭터를 만들면' : '로그인하면'}</span> 키워드를 두고, 외침에 나올 때
        알림을 받습니다.
      </p>
      <p>
        <Button
          onClick={() => void requirePlayer(() => undefined, { message: '키워드 알림을 두려면 로그인해 주세요' })}
        >
          {isSignedIn ? '캐릭터 만들기' : '로그인'}
        </Button>
      </p>
    </div>
  );
}

function OwnKeywords() {
  const query = useLiveQuery(ownKeywords);
  return (
    <QueryStates query={query} skeleton={<Skeleton rows={2} />} failed="키워드를 가져오지 못했습니다.">
      {(keywords) => (
        <>
          <p className={css.count}>
            {keywords.length} / {MAX_KEYWORDS}
          </p>
          {keywords.length > 0 && (
            <ul className="lines">
              {keywords.map((keyword) => (
                <KeywordRow key={keyword.id} keyword={keyword} />
              ))}
            </ul>
          )}
          <NewKeyword
            isFull={keywords.length >= MAX_KEYWORDS}
            onSaved={(saved) =>
              changeAnswer(ownKeywords, undefined, (all) => [...all.filter(({ id }) => id !== saved.id), saved])
            }
          />
        </>
      )}
    </QueryStates>
  );
}

function KeywordRow({ keyword: { id, text, kind, gameServer } }: { keyword: Keyword }) {
  const { gameServers } = useSite();
  const server = gameServers.find((one) => one.id === gameServer)?.name;
  const [isSending, setSending] = useState(false);
  const remove = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await call(deleteKeyword, { params: { id } });
    } catch (error) {
      // Another tab deleted it first, with the same outcome.
      if (!(error instanceof ApiError) || error.status !== NOT_FOUND) {
        setSending(false);
        return showError(error);
      }
    }
    changeAnswer(ownKeywords, undefined, (all) => all.filter((one) => one.id !== id));
  };
  return (
    <li className={`line small ${css.keyword}`}>
      <b className="grow wrap">{text}</b>
      <span className="meta">{[kind === null ? '모두' : KIND_LABELS[kind], server].filter(Boolean).join(' · ')}</span>
      <IconButton label={`${text} 지우기`} aria-disabled={isSending} onClick={() => void remove()}>
        <CloseIcon size={14} />
      </IconButton>
    </li>
  );
}

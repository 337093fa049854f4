import { Button, ButtonLink } from '#ui/components/button.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { obstacleText } from '../sign-in-obstacle.labels.ts';
import { browserLink, mayBeTried, type SignInObstacle } from '../sign-in-obstacle.rules.ts';

interface ObstacleNoteProps {
  obstacle: SignInObstacle;
  onLook: () => void;
  onIgnore: () => void;
}

/** Explains why a sign-in cannot work here, and offers a way out. */
export function ObstacleNote({ obstacle, onLook, onIgnore }: ObstacleNoteProps) {
  const { text, hint } = obstacleText(obstacle);
  return (
    <div className="stack gap-3">
      <div className="note bad" role="alert">
        <p>{text}</p>
        <p className="faint">{hint}</p>
      </div>
      <p className="row">
        {obstacle.kind === 'in-app' && <OpenElsewhere />}
        {obstacle.kind === 'insecure' && <SecureAddress />}
        {obstacle.kind === 'cookies' && (
          <Button tone="primary" onClick={onLook}>
            다시 확인
          </Button>
        )}
        {mayBeTried(obstacle) && (
          <Button tone="ghost" onClick={onIgnore}>
            그래도 여기서 로그인
          </Button>
        )}
      </p>
    </div>
  );
}

function OpenElsewhere() {
  const address = location.href;
  const link = browserLink(address, navigator);
  return (
    <>
      {link !== undefined && (
        <ButtonLink href={link} tone="primary">
          브라우저에서 열기
        </ButtonLink>
      )}
      <Button
        tone={link === undefined ? 'primary' : 'plain'}
        onClick={() => copyText(address, { done: '링크를 복사했습니다. 브라우저에 붙여 넣어 주세요.' })}
      >
        링크 복사
      </Button>
    </>
  );
}

/** Links to the site's configured address, or to the present host over https if they are the same. */
function SecureAddress() {
  const { origin } = useSite();
  const isElsewhere = origin !== '' && origin !== location.origin;
  const target = isElsewhere ? origin : `https://${location.hostname}`;
  return (
    <ButtonLink href={`${target}/login`} tone="primary">
      {`${target}에서 로그인`}
    </ButtonLink>
  );
}

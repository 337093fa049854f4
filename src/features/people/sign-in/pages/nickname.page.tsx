import { useEffect, useState } from 'react';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { defineForm } from '#shared/form.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { FormField } from '#ui/form/form.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { MAX_NAME_LENGTH, MIN_NAME_LENGTH, NAME_FORM } from '../../profiles/profile.limits.ts';
import { nicknameParams } from '../nickname.params.ts';
import css from '../ui/sign-in.module.css';

/** @public Read by the list of pages. */
export const params = nicknameParams;

const CRUMBS = [{ label: '로그인', href: '/login' }, { label: '닉네임' }];

/**
 * The nickname provider's page: a plain form that is posted to the page's own address, whose query identifies the flow.
 */
export default function NicknamePage() {
  const { providers, isOpenToNicknames } = useSite().signIn;
  const isWaitedFor = useIsWaitedFor();
  return (
    <>
      <PageMeta title="닉네임으로 로그인" description="테스트용 로그인입니다." />
      <PageHead title="닉네임으로 로그인" crumbs={CRUMBS} />
      <div className="cols">
        <Panel title="로그인" aside={<Tag tone="warn">테스트용</Tag>}>
          <div className={`pad stack ${css.entry}`}>
            {providers.includes('local') ? (
              <div className={css.nickname}>
                <NicknameForm />
                {!isWaitedFor && <BeginAtLogin />}
              </div>
            ) : (
              <p>이 사이트에서는 닉네임으로 로그인할 수 없습니다.</p>
            )}
          </div>
        </Panel>
        <Panel title={isOpenToNicknames ? '테스트 사이트' : '이 컴퓨터에서만'} as="aside">
          <ul className="pad stack gap-3 small dim">
            <li>
              {isOpenToNicknames
                ? '테스트 사이트를 둘러볼 때 쓰는 로그인입니다.'
                : '사이트를 자기 컴퓨터에서 돌려 볼 때 쓰는 로그인입니다.'}
            </li>
            <li>비밀번호가 없어서, 같은 닉네임을 적으면 누구나 그 계정으로 로그인됩니다.</li>
          </ul>
        </Panel>
      </div>
    </>
  );
}

const nicknameForm = defineForm({
  fields: {
    nickname: text({
      label: '닉네임',
      hint: NAME_FORM,
      max: MAX_NAME_LENGTH,
      input: {
        required: true,
        minLength: MIN_NAME_LENGTH,
        autoComplete: 'nickname',
        autoCapitalize: 'off',
        spellCheck: false,
      },
    }),
  },
});

function NicknameForm() {
  const { fault } = nicknameParams.read(useSearchParams()[0]);
  return (
    <PostForm of={nicknameForm} id="sign-in" className={`form ${css.limited}`}>
      <FormField of={nicknameForm} name="nickname" issue={fault === 'form' ? NAME_FORM : undefined} />
      <div className="submit">
        <Button type="submit" tone="primary">
          로그인
        </Button>
        <ButtonLink href="/login" tone="ghost">
          다른 방법으로 로그인
        </ButtonLink>
      </div>
    </PostForm>
  );
}

function BeginAtLogin() {
  return (
    <div className="stack">
      <Note>로그인 화면에서 시작해 주세요.</Note>
      <p>
        <ButtonLink href="/login" tone="primary">
          로그인 화면으로
        </ButtonLink>
      </p>
    </div>
  );
}

function useIsWaitedFor(): boolean {
  const [isWaitedFor, setIsWaitedFor] = useState(true);
  useEffect(() => {
    const { state } = nicknameParams.read(new URLSearchParams(location.search));
    setIsWaitedFor(state !== undefined);
  }, []);
  return isWaitedFor;
}

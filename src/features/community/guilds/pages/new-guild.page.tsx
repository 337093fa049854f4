import { Suspense, useSyncExternalStore } from 'react';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import css from '../ui/guilds.module.css';

const NewGuildForm = partOnDemand(() => import('../ui/form/new-guild-form.tsx'));

const never = () => () => undefined;

export default function NewGuildPage() {
  // Drafts are stored on this device, so the form is rendered after hydration.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <PageMeta title="문파 만들기" description="문파의 이름과 찾는 사람, 소개를 적어 새 문파를 만듭니다." />
      <PageHead
        title="문파 만들기"
        crumbs={[{ label: '문파', href: '/guilds' }, { label: '문파 만들기' }]}
        lead="이름과 찾는 사람을 적으면 문파 페이지가 생깁니다"
      />
      <noscript>
        <p className="note bad mb-4">
          문파를 만드는 데는 자바스크립트가 필요합니다. 브라우저에서 자바스크립트를 켜 주세요.
        </p>
      </noscript>
      <div className={css.formPlace}>
        {isAlive && (
          <Suspense>
            <NewGuildForm />
          </Suspense>
        )}
      </div>
    </>
  );
}

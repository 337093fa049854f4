import { type ReactNode, useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { DeskBanner } from '#features/shell/settings/banner.contract.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { serverNow } from '#platform/client/server-clock.ts';
import { useNow } from '#platform/client/use-now.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Form, FormField, FormPart } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { momentText, spanText } from '../../table/moment.labels.ts';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { useVersionedForm } from '../../table/ui/use-versioned-form.ts';
import { TONE_LABELS } from '../banner-desk.labels.ts';
import { bannersBeside, listClashes, previewBanners } from '../banner-desk.rules.ts';
import {
  type BannerFields,
  bannerForm,
  newBannerValues,
  toBannerValues,
  toDraft,
  toNewBanner,
} from './banner-fields.ts';
import { BannerPreview } from './banner-preview.tsx';
import { bannerMutations, explainBanner } from './banner-query.ts';
import css from './banners.module.css';

interface NewBannerWorkProps {
  banners: readonly DeskBanner[];
}

/** Writes a new banner. */
export function NewBannerWork({ banners }: NewBannerWorkProps) {
  const level = useOwnLevel();
  const stored = useMemo(() => draftInTab('banner-draft', bannerForm.parse), []);
  const submission = useForm(bannerForm, {
    endpoint: bannerMutations.add,
    stored,
    first: newBannerValues,
    context: () => ({ level }),
    toInput: (sent) => ({ body: toNewBanner(sent) }),
    onDone(_, sent) {
      if (submission.current() === sent) submission.reset(newBannerValues());
      return '배너를 올렸습니다.';
    },
    explain: explainBanner,
  });
  const { start } = submission.values;
  const { startsAt = '' } = bannerForm.toPartialBody(submission.values, { level });
  const label = start === 'now' || startsAt === '' ? '지금 올리기' : `${momentText(startsAt)}에 올리기`;
  return <BannerWork title="새 배너" {...{ banners, submission, label }} id={null} />;
}

interface ChangedBannerWorkProps extends NewBannerWorkProps {
  banner: DeskBanner;
  onClose: () => void;
}

/** Changes one that is there. */
export function ChangedBannerWork({ banners, banner, onClose }: ChangedBannerWorkProps) {
  const level = useOwnLevel();
  const { id } = banner;
  const stored = useMemo(() => draftInTab(`banner-change:${id}`, bannerForm.parseWhole), [id]);
  const form = useVersionedForm(bannerForm, {
    endpoint: bannerMutations.change,
    row: banner,
    stored,
    context: () => ({ level }),
    toValues: toBannerValues,
    toInput: (sent, version) => ({ params: { id }, body: { ...toNewBanner(sent), version } }),
    onSaved: (saved) => saved,
    explain: explainBanner,
  });
  const { text, tone, startsAt, endsAt, by } = banner;
  return (
    <BannerWork
      title="배너 수정"
      label="저장"
      banners={banners}
      submission={form.submission}
      id={id}
      isUnchanged={!form.isChanged}
      onClose={onClose}
    >
      {form.isBehind && (
        <div className="note" role="status">
          <p>
            {withParticle(by?.name ?? '다른 운영자', '이/가')} 그사이 바꾸었습니다: {TONE_LABELS[tone]}, {`“${text}”`},{' '}
            {spanText(startsAt, endsAt)}. 다시 누르면 적은 값이 저장됩니다.
          </p>
          <Button size="sm" onClick={form.restore}>
            저장된 값으로 바꾸기
          </Button>
        </div>
      )}
    </BannerWork>
  );
}

interface BannerWorkProps {
  title: string;
  banners: readonly DeskBanner[];
  submission: FormState<BannerFields>;
  /** Null: it has no row yet. */
  id: number | null;
  label: string;
  isUnchanged?: boolean;
  onClose?: () => void;
  /** Above the form's foot. */
  children?: ReactNode;
}

/** The form of a banner, and beside it the page as it will be. */
function BannerWork(props: BannerWorkProps) {
  const { title, banners, submission, id, label, isUnchanged = false, onClose, children } = props;
  const now = new Date(useNow() ?? serverNow());
  const draft = toDraft(submission.values, id, now);
  const { start } = submission.values;
  return (
    <>
      <BannerPreview banners={previewBanners(banners, draft, now)} at={draft.startsAt > now ? draft.startsAt : now} />
      <Panel title={title} className={css.form}>
        <Form of={bannerForm} submission={submission} id="banner" label={title} className="pad form">
          <FormField of={bannerForm} name="text" />
          <FormField of={bannerForm} name="tone" />
          <p className="meta">긴급은 보던 페이지에도 바로 나오고, 나머지는 다음 페이지부터 나옵니다.</p>
          <FormField of={bannerForm} name="href" />
          <FormField of={bannerForm} name="start" />
          {start === 'at' && (
            <div className="f2">
              <FormField of={bannerForm} name="startsAt" />
              <FormPart of={bannerForm} name="startsAt" part="time" />
            </div>
          )}
          <div className="f2">
            <FormField of={bannerForm} name="endsAt" />
            <FormPart of={bannerForm} name="endsAt" part="time" />
          </div>
          <FormField of={bannerForm} name="isClosable" className={css.closable} />
          <Beside banners={bannersBeside(banners, draft)} clashes={listClashes(banners, draft, now)} />
          {children}
          <FormFoot label={label} sendingLabel="올리는 중" isSaved>
            {onClose && <Button onClick={onClose}>{isUnchanged ? '닫기' : '취소'}</Button>}
          </FormFoot>
        </Form>
      </Panel>
    </>
  );
}

function Beside({ banners, clashes }: { banners: readonly DeskBanner[]; clashes: readonly string[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label="이 시간에 있는 배너">
      <h3 className="meta">이 시간에 있는 배너</h3>
      <ul className={css.beside}>
        {banners.map(({ id, tone, text, startsAt, endsAt }) => (
          <li key={id}>
            <Tag {...(tone === 'alert' && { tone: 'bad' })}>{TONE_LABELS[tone]}</Tag>
            <span className="grow">{text}</span>
            <span className="meta">{spanText(startsAt, endsAt)}</span>
          </li>
        ))}
      </ul>
      {clashes.map((clash) => (
        <p key={clash} className={css.clash}>
          {clash}
        </p>
      ))}
    </section>
  );
}

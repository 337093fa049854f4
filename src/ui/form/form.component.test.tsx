import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { z } from 'zod';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { inTab } from '#platform/client/device-storage.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import { useConflict } from '#platform/client/form/use-conflict.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { useLocalForm } from '#platform/client/form/use-local-form.ts';
import { defineForm } from '#shared/form.ts';
import { answering, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { compose, finish, pressInComposition } from '#tests/components/keyboard.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { Button } from '../components/button.tsx';
import { checkbox, checkboxes, choice, select } from './choice-fields.tsx';
import { Form, FormField } from './form.tsx';
import { FormFoot } from './form-foot.tsx';
import { optionalAmount, optionalNumber, wholeNumber } from './number-fields.tsx';
import { PostForm } from './post-form.tsx';
import { multiline, text } from './text-fields.tsx';

const MAX_TITLE = 5;

const fields = {
  title: text({ label: '제목', min: 2, max: MAX_TITLE, hint: '짧게' }),
  note: multiline({ label: '안내', max: 10, hint: '누구나 봅니다', isCounted: true }),
  seats: optionalNumber({ label: '정원', min: 2, max: 50, issue: '2명에서 50명까지 적어 주세요.' }),
};
const thingForm = defineForm({ fields });

interface Thing {
  title: string;
  note: string;
  seats: number | null;
  version: number;
}

/** A contract without its schemas, as browsers have it. */
function endpointOf<const Method extends 'POST' | 'PUT'>(method: Method) {
  return {
    method,
    path: '/api/things',
    who: 'player',
    summary: '',
    tags: [],
    body: {} as z.ZodType<unknown>,
    response: { 200: {} as z.ZodType<Thing> },
  } as const;
}
const createThing = endpointOf('POST');
const changeThing = endpointOf('PUT');

const STORED = draftInTab('form-test', thingForm.parse);

function NewThing() {
  const submission = useForm(thingForm, {
    endpoint: createThing,
    stored: STORED,
    toInput: (body) => ({ body }),
    onDone: () => '올렸습니다.',
    login: { message: '로그인하면 올립니다' },
    words: { stopped: '아직 올리지 않았습니다.', atFields: '표시된 항목을 확인해 주세요.' },
  });
  return <ThingForm submission={submission} />;
}

function ThingForm({ submission }: { submission: FormState<typeof fields> }) {
  const foot = <FormFoot label="올리기" sendingLabel="올리는 중" isSaved />;
  return <Form of={thingForm} submission={submission} id="thing" label="새것" foot={foot} />;
}

/** Shows what somebody else saved beside what is typed. */
function ChangeThing({ thing }: { thing: Thing }) {
  const conflict = useConflict(thing, ({ data }) => data.current as Thing | undefined);
  const submission = useForm(thingForm, {
    endpoint: changeThing,
    first: () => thingForm.fromRow(thing),
    toInput: (body) => ({ body: { ...body, version: conflict.base.version } }),
    onDone: () => '저장했습니다.',
    explain: conflict.explain,
  });
  return (
    <>
      <ThingForm submission={submission} />
      {conflict.theirs && <p data-testid="theirs">{conflict.theirs.title}</p>}
      <Button
        onClick={() => {
          const theirs = conflict.acceptTheirs();
          if (theirs) submission.reset(thingForm.fromRow(theirs));
        }}
      >
        그쪽 것으로
      </Button>
    </>
  );
}

/** The note shows no issue, and a thing without a title is not sent. */
const placeForm = defineForm({
  fields: {
    title: text({ label: '제목', max: 20, clean: (typed) => typed.replaceAll('-', '') }),
    note: multiline({ label: '안내', hint: '누구나 봅니다', min: 2, showsIssue: false }),
    isAgreed: checkbox({ label: '동의합니다', mustBeOn: '동의해야 합니다.' }),
  },
});

function PlaceThing() {
  const submission = useForm(placeForm, {
    endpoint: createThing,
    toInput: (body) => ({ body }),
    findObstacle: ({ title: sent }) => (sent === '' ? { tone: 'ok', text: '바뀐 것이 없습니다.' } : undefined),
    onDone(_, sent) {
      if (submission.current() === sent) submission.reset(placeForm.empty);
      return '올렸습니다.';
    },
    words: { atFields: '표시된 항목을 확인해 주세요.' },
  });
  const foot = <FormFoot label="올리기" sendingLabel="올리는 중" isSaved />;
  return <Form of={placeForm} submission={submission} id="place" foot={foot} />;
}

const title = page.getByLabelText('제목');
const note = page.getByLabelText('안내');
const seats = page.getByLabelText('정원');
const send = page.getByRole('button', { name: '올리기', exact: true });
const status = page.getByRole('status');
const dialog = page.getByRole('dialog');

const saved = (part: Partial<Thing> = {}): Thing => ({ title: '흑룡', note: '', seats: null, version: 1, ...part });
const taking = () => answering(createThing, () => saved());
const noteBelow = (field: typeof title) => {
  const id = field.element().getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('a form', () => {
  it('says the issue of each field at it, focuses the first, and takes an issue back once its field changes', async () => {
    signedIn();
    const calls = taking();
    await show(<NewThing />);
    expect(noteBelow(title)).toBe('짧게');
    await note.fill('가'.repeat(11));
    await seats.fill('1');
    await send.click();
    await expect.element(title).toHaveFocus();
    expect([title, note, seats].map((field) => field.element().getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(noteBelow(title)).toBe('2자 이상 적어 주세요.');
    expect(noteBelow(seats)).toBe('2명에서 50명까지 적어 주세요.');
    await expect.element(status).toMatchTextContent('표시된 항목을 확인해 주세요.');
    await title.fill('흑룡');
    expect(noteBelow(title)).toBe('짧게');
    expect(title.element().hasAttribute('aria-invalid')).toBe(false);
    await send.click();
    await expect.element(note).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('counts letters as the server counts them', async () => {
    await show(<NewThing />);
    const counter = page.getByText(/\d+ \/ 10/);
    for (const [typed, length] of [
      ['한글'.normalize('NFD'), 2],
      ['🐉🐉', 2],
      [' 가 나 ', 3],
      ['가'.repeat(11), 11],
    ] as const) {
      await note.fill(typed);
      await expect.element(counter).toMatchTextContent(`${length} / 10`);
    }
    await expect.element(counter).toHaveClass('up');
  });

  it('sends nothing while a syllable is composed, and the whole text once by the Enter that ends it', async () => {
    signedIn();
    const calls = taking();
    await show(<NewThing />);
    await title.click();
    await compose('ㅎ', '흐', '흑');
    await finish('흑');
    await compose('ㄹ', '료', '룡');
    await expect.element(title).toHaveValue('흑룡');
    (title.element() as HTMLInputElement).form?.requestSubmit();
    await pressInComposition('Enter');
    expect(calls).toEqual([]);
    await finish('룡');
    await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ title: '흑룡', note: '', seats: null }]);
  });

  it('cuts no syllable that is composed beyond the limit, and does not send the text', async () => {
    signedIn();
    const calls = taking();
    await show(<NewThing />);
    await title.fill('가'.repeat(MAX_TITLE));
    await title.click();
    await userEvent.keyboard('{End}');
    await compose('ㄴ', '나', '날');
    await finish('날');
    await expect.element(title).toHaveValue(`${'가'.repeat(MAX_TITLE)}날`);
    await send.click();
    await expect.poll(() => noteBelow(title)).toBe('5자까지 적을 수 있습니다.');
    expect(calls).toEqual([]);
  });

  it('is sent once however often it is pressed, and again under its key after a failure and a reload', async () => {
    signedIn();
    const answer = pendingAnswer<Thing>();
    const calls = answering(createThing, (_, nth) => (nth === 0 ? new Refusal('UNAVAILABLE') : answer.answer));
    const first = await show(<NewThing />);
    await title.fill('흑룡');
    await seats.fill('１２');
    await send.click();
    await expect.element(status).toMatchTextContent('잠시 쓸 수 없습니다');
    await first.unmount();
    await show(<NewThing />);
    await expect.element(title).toHaveValue('흑룡');
    await send.dblClick();
    await expect.element(page.getByRole('button', { name: '올리는 중' })).toHaveAttribute('aria-disabled', 'true');
    answer.release(saved());
    await expect.element(status).toMatchTextContent('올렸습니다.');
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ title: '흑룡', note: '', seats: 12 }));
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(STORED.read()).toBeNull();
  });

  it('shows what the server finds at its field, and what belongs to none in the form', async () => {
    signedIn();
    const issues = [
      { path: 'note', message: '쓸 수 없는 말이 있습니다.' },
      { path: 'elsewhere', message: '그 밖의 것.' },
    ];
    answering(createThing, (_, nth) =>
      nth === 0 ? new Refusal('INVALID_INPUT', { data: { issues } }) : new Refusal('RATE_LIMITED'),
    );
    await show(<NewThing />);
    await title.fill('흑룡');
    await send.click();
    await expect.element(note).toHaveFocus();
    await expect.element(page.getByText('쓸 수 없는 말이 있습니다.')).toBeVisible();
    await expect.element(status).toMatchTextContent('그 밖의 것.');
    await note.fill('고친 글');
    await send.click();
    await expect.element(status).toMatchTextContent('요청이 너무 잦습니다.');
    await expect.element(note).toHaveValue('고친 글');
  });

  it('says in words what the rules forbid, and that somebody is suspended', async () => {
    signedIn();
    answering(createThing, (_, nth) =>
      nth === 0
        ? new Refusal('NOT_ALLOWED', { message: '현금 거래는 올릴 수 없습니다.' })
        : new Refusal('SUSPENDED', { data: { bannedAt: null, bannedReason: '사기' } }),
    );
    await show(<NewThing />);
    await title.fill('흑룡');
    await send.click();
    await expect.element(status).toMatchTextContent('현금 거래는 올릴 수 없습니다.');
    await send.click();
    await expect.element(dialog).toMatchTextContent(/정지되었습니다.*사기/);
    await userEvent.keyboard('{Escape}');
    await expect.element(status).toMatchTextContent('아직 올리지 않았습니다.');
    await expect.element(title).toHaveValue('흑룡');
  });

  it('leads whoever is not signed in to the login, and keeps what is typed', async () => {
    const calls = taking();
    await show(<NewThing />);
    await title.fill('흑룡');
    await send.click();
    await expect.element(dialog).toMatchTextContent('로그인하면 올립니다');
    expect(calls).toEqual([]);
    expect(STORED.read()?.values.title).toBe('흑룡');
  });

  it('shows what somebody else saved beside what is typed, and saves over it only by another press', async () => {
    signedIn();
    const theirs = saved({ title: '진룡', version: 2 });
    const calls = answering(changeThing, (_, nth) =>
      nth === 0 ? new Refusal('CONFLICT', { data: { reason: 'CHANGED', current: theirs } }) : saved({ version: 3 }),
    );
    await show(<ChangeThing thing={saved()} />);
    await title.fill('내 것');
    await send.click();
    await expect.element(page.getByTestId('theirs')).toMatchTextContent('진룡');
    await expect.element(title).toHaveValue('내 것');
    await send.click();
    await expect.element(status).toMatchTextContent('저장했습니다.');
    expect(calls.map(({ body }) => body)).toEqual([
      { title: '내 것', note: '', seats: null, version: 1 },
      { title: '내 것', note: '', seats: null, version: 2 },
    ]);
    await page.getByRole('button', { name: '그쪽 것으로' }).click();
    await expect.element(title).toHaveValue('진룡');
  });
});

describe('a form with fields that show no issue, and a box that must be ticked', () => {
  const box = page.getByLabelText('동의합니다');

  it('shows in its foot what has no place at its field, and why it is not sent', async () => {
    signedIn();
    const calls = taking();
    await show(<PlaceThing />);
    await send.click();
    await expect.element(note).toHaveFocus();
    expect([note, box].map((field) => field.element().getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(noteBelow(note)).toBe('누구나 봅니다');
    await expect.element(status).toMatchTextContent('2자 이상 적어 주세요.');
    await note.fill('안내');
    await send.click();
    await expect.element(box).toHaveFocus();
    await expect.element(status).toMatchTextContent('표시된 항목을 확인해 주세요.');
    await box.click();
    await title.fill('--');
    await send.click();
    await expect.element(status).toMatchTextContent('바뀐 것이 없습니다.');
    expect(calls).toEqual([]);
  });

  it('sends the text as it is cleaned, and loses nothing that is typed while it is sent', async () => {
    signedIn();
    const answer = pendingAnswer<Thing>();
    const calls = answering(createThing, () => answer.answer);
    await show(<PlaceThing />);
    await title.fill('흑-룡');
    await note.fill('안내');
    await box.click();
    await send.click();
    await note.fill('안내 더');
    answer.release(saved());
    await expect.element(status).toMatchTextContent('올렸습니다.');
    await expect.element(note).toHaveValue('안내 더');
    expect(calls.map(({ body }) => body)).toEqual([{ title: '흑룡', note: '안내', isAgreed: true }]);
  });
});

const noteForm = defineForm({ fields: { note: fields.note } });
const STORED_NOTE = inTab('form-test-note', flatDraft(noteForm.parse));

function NoteThing() {
  const submission = useForm(noteForm, {
    endpoint: createThing,
    stored: STORED_NOTE,
    opensLater: true,
    toInput: (body) => ({ body }),
    onDone: () => '올렸습니다.',
  });
  return <Form of={noteForm} submission={submission} id="note" foot={<FormFoot label="올리기" sendingLabel="" />} />;
}

describe('a form of the shared HTML', () => {
  const hydrated: { root?: Root; place?: HTMLElement } = {};

  afterEach(() => {
    hydrated.root?.unmount();
    hydrated.place?.remove();
  });

  /** The drawn form stands before its code comes, and may be typed into. */
  async function comeAlive(typed: string): Promise<void> {
    const first = await show(<NoteThing />);
    const drawn = first.container.querySelector('form')?.outerHTML ?? '';
    await first.unmount();
    STORED_NOTE.save({ values: { note: '지난글자' }, key: null });
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = drawn.replace('type="submit"', 'type="submit" disabled=""');
    const field = place.querySelector('textarea');
    if (field) field.value = typed;
    Object.assign(hydrated, { place, root: hydrateRoot(place, <NoteThing />) });
  }

  it('goes on with what was typed before its code came', async () => {
    await comeAlive('먼저');
    await expect.element(page.getByText('2 / 10')).toBeVisible();
    await expect.element(note).toHaveValue('먼저');
  });

  it('shows the stored draft where nothing was typed', async () => {
    await comeAlive('');
    await expect.element(note).toHaveValue('지난글자');
    await expect.element(page.getByText('4 / 10')).toBeVisible();
  });
});

const kinds = defineForm({
  fields: {
    count: wholeNumber({ label: '개수', min: 1, max: 9999, empty: '1', issue: '1부터 9,999까지 적어 주세요.' }),
    amount: optionalAmount({ label: '받은 돈', issue: '480만이나 4,800,000처럼 적어 주세요.' }),
    side: choice({
      label: '종류',
      empty: 1,
      choices: [
        { value: 1, label: '팝니다' },
        { value: 2, label: '삽니다' },
      ],
    }),
    grade: select<number | null>({
      label: '차수',
      empty: null,
      choices: [
        { value: null, label: '상관없음' },
        { value: 2, label: '2차' },
      ],
      labelOther: (value) => `${value}차`,
    }),
    isOpen: checkbox({ label: '열어 두기', sent: ['open', null] }),
    jobs: checkboxes({
      label: '직업',
      choices: [
        { value: 1, label: '전사' },
        { value: 2, label: '도적' },
      ],
    }),
  },
});

const FIRST = { ...kinds.empty, count: '2' };

function KindsForm({ onDone }: { onDone: (body: unknown) => void }) {
  const submission = useLocalForm(kinds, undefined, { first: FIRST, onDone });
  return <Form of={kinds} submission={submission} id="kinds" foot={<FormFoot label="올리기" sendingLabel="" />} />;
}

const postForm = defineForm({ fields: { title: text({ label: '제목', input: { required: true } }) } });

describe('a form that the browser posts', () => {
  it('sends nothing by itself, keeps what was typed before its code came, and shows the issue it is given', async () => {
    const form = (
      <PostForm of={postForm} id="post">
        <FormField of={postForm} name="title" issue="다시 적어 주세요." />
      </PostForm>
    );
    const first = await show(form);
    const drawn = first.container.querySelector('form')?.outerHTML ?? '';
    await first.unmount();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = drawn;
    const field = place.querySelector('input') as HTMLInputElement;
    field.value = '먼저';
    const root = hydrateRoot(place, form);
    await expect.element(title).toHaveAttribute('aria-invalid', 'true');
    await title.click();
    await userEvent.keyboard('{End}더');
    await expect.element(title).toHaveValue('먼저더');
    expect(noteBelow(title)).toBe('다시 적어 주세요.');
    expect([field.form?.method, field.required, field.name]).toEqual(['post', true, 'title']);
    root.unmount();
    place.remove();
  });
});

describe('the kinds of fields', () => {
  it('give what is sent, and follow what is typed after the first attempt', async () => {
    const done: unknown[] = [];
    await show(<KindsForm onDone={(body) => done.push(body)} />);
    await page.getByLabelText('개수').fill('0');
    await page.getByLabelText('받은 돈').fill('많이');
    await send.click();
    await expect.element(page.getByLabelText('개수')).toHaveFocus();
    await page.getByLabelText('받은 돈').fill('480만');
    await expect.element(page.getByText('480만이나')).not.toBeInTheDocument();
    await page.getByLabelText('개수').fill('12');
    await page.getByText('삽니다').click();
    await page.getByLabelText('차수').selectOptions('2차');
    await page.getByLabelText('열어 두기').click();
    await page.getByLabelText('도적').click();
    await page.getByLabelText('전사').click();
    await send.click();
    expect(done).toEqual([{ count: 12, amount: 4_800_000, side: 2, grade: 2, isOpen: 'open', jobs: [1, 2] }]);
    await expect.element(page.getByLabelText('개수')).toHaveValue('2');
  });
});

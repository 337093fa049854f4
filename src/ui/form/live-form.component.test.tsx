import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useLiveForm } from '#platform/client/form/use-live-form.ts';
import { defineForm } from '#shared/form.ts';
import { show } from '#tests/components/show.tsx';
import { choice } from './choice-fields.tsx';
import { typed } from './field-kind.ts';
import { FormField, FormFields } from './form.tsx';
import { QueryField } from './query-field.tsx';
import { multiline } from './text-fields.tsx';

const countForm = defineForm({
  fields: {
    pieces: typed<number>({
      label: '개수',
      empty: '3',
      read: (value) => (/^\d+$/.test(value) ? { sent: Number(value) } : { issue: '개수를 적어 주세요.' }),
      draw: ({ onChange, ...field }) => <input {...field} onChange={(event) => onChange(event.target.value)} />,
    }),
    side: choice({
      label: '종류',
      empty: 1,
      choices: [
        { value: 1, label: '팝니다', tone: 'sellside' },
        { value: 2, label: '삽니다' },
      ],
    }),
    memo: multiline({
      label: '메모',
      max: 5,
      isCounted: true,
      clean: (text) => text.replaceAll(/\s+/g, ' ').trim(),
    }),
  },
});

function Count({ noteId }: { noteId?: string }) {
  const form = useLiveForm(countForm);
  return (
    <>
      <FormFields submission={form} id="count">
        <FormField of={countForm} name="pieces" noteId={noteId} />
        <FormField of={countForm} name="side" isBare />
        <FormField of={countForm} name="memo" />
      </FormFields>
      <p id="note" data-testid="body">
        {JSON.stringify(form.body)}
      </p>
    </>
  );
}

const pieces = page.getByLabelText('개수');
const body = page.getByTestId('body');

describe('a form that is sent nowhere', () => {
  it('gives its result as it is typed, and says an issue at once', async () => {
    await show(<Count />);
    await expect.element(body).toMatchTextContent('{"pieces":3,"side":1,"memo":""}');
    await pieces.fill('여럿');
    await expect.element(page.getByText('개수를 적어 주세요.')).toBeVisible();
    await expect.element(pieces).toHaveAttribute('aria-invalid', 'true');
    await expect.element(body).toMatchTextContent('null');
    await pieces.fill('12');
    await page.getByText('삽니다').click();
    await expect.element(body).toMatchTextContent('{"pieces":12,"side":2,"memo":""}');
    expect(document.querySelector('form')).toBeNull();
  });

  it('counts and reads a text as it would be sent', async () => {
    await show(<Count />);
    await page.getByLabelText('메모').fill('가 \n\t 나');
    await expect.element(page.getByText('3 / 5')).toBeVisible();
    await expect.element(body).toMatchTextContent('"memo":"가 나"');
  });
});

describe('a field', () => {
  it('is described by a note that stands elsewhere, and draws none of its own', async () => {
    await show(<Count noteId="note" />);
    await pieces.fill('여럿');
    await expect.element(pieces).toHaveAttribute('aria-describedby', 'note');
    await expect.element(pieces).toHaveAttribute('aria-invalid', 'true');
    expect(page.getByText('개수를 적어 주세요.').elements()).toEqual([]);
  });

  it('hides its label where the form shows it, and has the tone of what is chosen', async () => {
    await show(<Count />);
    await expect.element(page.getByText('종류')).toHaveClass('visually-hidden');
    expect(page.getByText('팝니다').element().closest('label')?.className).toBe('on sellside');
  });

  it('of an address is marked where the address could not be read', async () => {
    await show(<QueryField name="minPrice" aria-label="최저가" defaultValue="많이" isMisread />);
    await expect.element(page.getByLabelText('최저가')).toHaveAttribute('aria-invalid', 'true');
  });
});

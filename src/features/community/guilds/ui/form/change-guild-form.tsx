import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { Form } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import type { Guild } from '../../guild.contract.ts';
import { guildMutations } from '../guild-mutations.ts';
import { GuildFieldPanels, guildForm } from './guild-fields.tsx';

export function ChangeGuildForm({ guild }: { guild: Guild }) {
  const submission = useForm(guildForm, {
    endpoint: guildMutations.change,
    first: () => guildForm.fromRow(guild),
    toInput: ({ gameServer: _, name, ...body }) => ({
      params: { id: guild.id },
      body: name === guild.name ? body : { name, ...body },
    }),
    onDone: () => '저장했습니다.',
    words: { atFields: '빨간색으로 표시된 항목을 확인해 주세요.' },
  });
  return (
    <Form of={guildForm} submission={submission} id="guild" label="문파 설정" className="stack">
      <GuildFieldPanels values={submission.values} nameHint="30일에 한 번 바꿀 수 있습니다" />
      <FormFoot label="저장" sendingLabel="저장하는 중" isSaved />
    </Form>
  );
}

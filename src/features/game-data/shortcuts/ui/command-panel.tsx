import { Panel } from '#ui/components/panel.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { FactNote, type Provenance } from '../../ui/public/fact-note.tsx';
import type { ShortcutsPageData } from '../pages/shortcuts.loader.ts';
import { groupCommands } from '../shortcut-list.rules.ts';
import css from './shortcuts.module.css';

type Command = ShortcutsPageData['commands'][number];

interface CommandPanelProps {
  commands: readonly Command[];
  provenance: Provenance;
}

/** The game has no buttons for these commands: players type them. A tap on a sentence copies it. */
export function CommandPanel({ commands, provenance }: CommandPanelProps) {
  return (
    <Panel title="NPC에게 하는 말" aside="NPC 옆에 서서 말합니다">
      <table className={`t ${css.table} ${css.sayings}`}>
        <thead>
          <tr>
            <th scope="col">용도</th>
            <th scope="col">할 말</th>
          </tr>
        </thead>
        {groupCommands(commands).map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={css.kind}>
                {group.name}
              </th>
            </tr>
            {group.commands.map((command) => (
              <CommandRow key={command.purpose} command={command} />
            ))}
          </tbody>
        ))}
      </table>
      <FactNote {...provenance} about="NPC에게 하는 말" variant="foot" />
    </Panel>
  );
}

const COPY_WORDS = { done: '말을 복사했습니다', otherwise: '이 말을 하세요' };

function CommandRow({ command: { purpose, examples, note } }: { command: Command }) {
  return (
    <tr>
      <th scope="row">{purpose}</th>
      <td>
        <div className={css.examples}>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              data-press=""
              className={css.example}
              title="복사"
              aria-label={`${example} 복사`}
              onClick={() => void copyText(example, COPY_WORDS)}
            >
              <q>{example}</q>
            </button>
          ))}
        </div>
        {note && <span className="sub">{note}</span>}
      </td>
    </tr>
  );
}

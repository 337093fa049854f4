import { Panel } from '#ui/components/panel.tsx';
import type { ShortcutsPageData } from '../pages/shortcuts.loader.ts';

/** What one says to shopkeepers and keepers; the game has no buttons for it. */
export function CommandPanel({ commands }: Pick<ShortcutsPageData, 'commands'>) {
  return (
    <Panel title="NPC에게 하는 말" aside="곁에 서서 말합니다">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">하려는 일</th>
            <th scope="col">이렇게 말합니다</th>
          </tr>
        </thead>
        <tbody>
          {commands.map(({ purpose, examples, note }) => (
            <tr key={purpose}>
              <th scope="row">{purpose}</th>
              <td className="sayings">
                {examples.map((example) => (
                  <q key={example}>{example}</q>
                ))}
                {note && <span className="sub">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

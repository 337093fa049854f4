import { Panel } from '#ui/components/panel.tsx';
import { FactNote, type Provenance } from '../../ui/public/fact-note.tsx';
import { keyParts } from '../key-parts.rules.ts';
import type { ShortcutsPageData } from '../pages/shortcuts.loader.ts';
import css from './shortcuts.module.css';

const KEY_NAMES: Readonly<Record<string, string>> = { ',': ', 쉼표', '.': '. 마침표' };

interface KeyPanelProps extends Pick<ShortcutsPageData, 'shortcuts'> {
  provenance: Provenance;
}

export function KeyPanel({ shortcuts, provenance }: KeyPanelProps) {
  return (
    <Panel title="단축키" aside={`${shortcuts.length}가지`}>
      <table className={`t ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">누르는 것</th>
            <th scope="col">하는 일</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ key, action }) => (
            <tr key={key}>
              <th scope="row" className={css.keys}>
                <Keys keys={key} />
              </th>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FactNote {...provenance} about="단축키" variant="foot" />
    </Panel>
  );
}

function Keys({ keys }: { keys: string }) {
  let seen = 0;
  return keyParts(keys).map(({ text, isKey }) => {
    seen += 1;
    return isKey ? (
      <kbd key={seen}>{KEY_NAMES[text] ?? text}</kbd>
    ) : (
      <span key={seen} className="faint">
        {' '}
        {text}{' '}
      </span>
    );
  });
}

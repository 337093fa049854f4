import { OPERATOR_LEVEL_NAMES } from '#shared/operator-level-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { LEVEL_RIGHTS } from '../operator-desk.rules.ts';
import css from './operators.module.css';

const LEVELS = Object.values(OPERATOR_LEVEL_NAMES);

/** A table of the rights of each level. */
export function LevelRights() {
  return (
    <Panel title="단계별로 할 수 있는 일">
      <table className={`t ${css.rights}`}>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">할 일</span>
            </th>
            {LEVELS.map((name) => (
              <th key={name} className={css.may}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEVEL_RIGHTS.map(({ what, may }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {may.map((one, nth) => (
                <td key={LEVELS[nth]} className={css.may}>
                  {one === true ? <CheckIcon size={16} label="가능" /> : one || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

import { useState } from 'react';
import { MAX_TEMPLATES, type ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { lengthsText, PANEL_TITLES, TEMPLATE_KINDS } from '../site-setting.labels.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { ChangedBy } from './setting-foot.tsx';
import css from './site.module.css';
import { TemplateForm } from './template-form.tsx';

/** Rows that are in sight before all are asked for. */
const SHOWN = 5;

/** Texts that operators choose reasons and answers from. */
export function TemplatesPanel({ setting }: { setting: KnownSetting<'reasonTemplates'> }) {
  const { value: templates } = setting;
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<ReasonTemplate | 'new' | null>(null);
  const close = () => setOpened(null);
  const shown = isWhole ? templates : templates.slice(0, SHOWN);
  return (
    <Panel
      id="reasonTemplates"
      title={PANEL_TITLES.reasonTemplates}
      aside={
        <>
          <span className="meta grow">{`${formatDigits(templates.length)} / ${formatDigits(MAX_TEMPLATES)}`}</span>
          <Button size="sm" disabled={templates.length >= MAX_TEMPLATES} onClick={() => setOpened('new')}>
            <PlusIcon size={14} /> 추가
          </Button>
        </>
      }
    >
      {/* Apart from the rows: what is typed stays whatever others do to the row meanwhile. */}
      {opened && (
        <TemplateForm
          key={opened === 'new' ? '' : opened.name}
          setting={setting}
          template={opened === 'new' ? null : opened}
          onClose={close}
        />
      )}
      {templates.length === 0 && <EmptyState isInLine text="사유 템플릿이 없습니다." />}
      {templates.length > 0 && (
        <table className={`t ${css.templates}`}>
          <thead className="wide">
            <tr>
              <th className={css.kind}>쓰는 곳</th>
              <th className={css.name}>이름</th>
              <th>문구</th>
              <th className={`num ${css.lengths}`}>기간 제안</th>
              <th className={css.edit}>
                <span className="visually-hidden">수정</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((template, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two templates may be alike
              <TemplateRow key={nth} template={template} onOpen={() => setOpened(template)} />
            ))}
          </tbody>
        </table>
      )}
      <footer className={css.foot}>
        <ChangedBy setting={setting} />
        {templates.length > SHOWN && (
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '접기' : `${formatDigits(templates.length)}개 펼치기`}
          </Button>
        )}
      </footer>
    </Panel>
  );
}

function TemplateRow({ template, onOpen }: { template: ReasonTemplate; onOpen: () => void }) {
  const { kind, name, text } = template;
  return (
    <tr>
      <td className={css.kind}>
        <Tag>{TEMPLATE_KINDS[kind]}</Tag>
      </td>
      <td className={css.name}>
        <b>{name}</b>
        <span className={`narrow meta ${css.below}`}>{text}</span>
      </td>
      <td className="wide elide">{text}</td>
      <td className={`wide num ${css.lengths}`}>{lengthsText(template)}</td>
      <td className={`num ${css.edit}`}>
        <Button size="sm" aria-label={`수정: ${name}`} onClick={onOpen}>
          수정
        </Button>
      </td>
    </tr>
  );
}

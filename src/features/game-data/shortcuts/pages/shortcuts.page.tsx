import { useLoaderData } from 'react-router';
import { PageHead } from '#features/shell/frame/ui/public/page-head.tsx';
import { PageMeta } from '#features/shell/meta/ui/public/page-meta.tsx';
import { useSite } from '#features/shell/site/ui/public/site-context.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { CommandPanel } from '../ui/command-panel.tsx';
import { KeyPanel } from '../ui/key-panel.tsx';
import type { ShortcutsPageData } from './shortcuts.loader.ts';

export default function ShortcutsPage() {
  const { shortcuts, commands, provenance } = useLoaderData() as ShortcutsPageData;
  const { assetBaseUrl } = useSite();
  return (
    <>
      <PageMeta
        title="단축키와 NPC 말"
        description={`바람의나라 클래식의 단축키 ${shortcuts.length}가지와 NPC에게 하는 말 ${commands.length}가지. 사고 팔고 맡기고 고치는 말을 예와 함께 봅니다.`}
        path="/shortcuts"
      />
      <PageHead title="단축키" lead="키와 NPC에게 하는 말" />
      <div className="stack">
        {assetBaseUrl && (
          <Panel title="그림으로 보기">
            <div className="shortcut-picture">
              <img src={`${assetBaseUrl}/ui/shortcuts.png`} alt="단축키 그림" decoding="async" />
            </div>
          </Panel>
        )}
        <div className="shortcut-cols">
          <KeyPanel shortcuts={shortcuts} />
          <CommandPanel commands={commands} />
        </div>
        <FactNote {...provenance} />
      </div>
    </>
  );
}

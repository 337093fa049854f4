import { useLoaderData, useLocation } from 'react-router';
import { PageHead } from '#features/shell/frame/ui/public/page-head.tsx';
import { PageMeta } from '#features/shell/meta/ui/public/page-meta.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { EndNote, hasNote } from '../ui/end-note.tsx';
import { FindItemPanel } from '../ui/find-item-panel.tsx';
import { LevelField } from '../ui/level-field.tsx';
import { WayAnswer } from '../ui/way-answer.tsx';
import { WayForm } from '../ui/way-form.tsx';
import { WayInvitation } from '../ui/way-invitation.tsx';
import { WayStrip } from '../ui/way-strip.tsx';
import type { WayPageData } from './way.loader.ts';

const PATH = '/maps/route';

export default function WayPage() {
  const data = useLoaderData() as WayPageData;
  const { search } = useLocation();
  return (
    <>
      <PageMeta title={titleOf(data)} description={DESCRIPTION} path={PATH} noindex={search !== ''} />
      <PageHead title="길찾기" crumbs={[{ label: '지도', href: '/maps' }, { label: '길찾기' }]} />
      <div className="cols flip way-cols">
        <div className="stack">
          <Panel>
            <WayForm
              from={data.from}
              to={data.to}
              level={data.level.text}
              indexUrl={data.indexUrl}
              isMain
              fromNote={hasNote(data.from) && <EndNote end={data.from} />}
              toNote={hasNote(data.to) && <EndNote end={data.to} />}
            >
              <LevelField
                level={data.level}
                from={data.from.place ?? data.from.text}
                to={data.to.place ?? data.to.text}
              />
            </WayForm>
          </Panel>
        </div>
        <div className="stack">
          <Answer data={data} />
        </div>
        <div className="stack">
          <FindItemPanel from={data.from.isFault ? { text: '', place: null } : data.from} indexUrl={data.indexUrl} />
        </div>
      </div>
    </>
  );
}

const DESCRIPTION =
  '바람의나라 클래식의 지도, 사냥터, 사람, 아이템이 있는 곳까지 가장 적게 옮겨 가는 길을 좌표와 함께 찾습니다.';

function titleOf({ from, to, way }: WayPageData): string {
  return way ? `${from.text} → ${to.text} 길찾기` : '길찾기';
}

function Answer({ data }: { data: WayPageData }) {
  const { way, noWay, path } = data;
  if (way && path) {
    return (
      <>
        <WayAnswer way={way} path={path} only={data.only} />
        <WayStrip way={way} />
        {way.provenance && <FactNote {...way.provenance} about={`${data.from.text}에서 ${data.to.text}까지의 길`} />}
      </>
    );
  }
  if (noWay) {
    const action = noWay.hint && <ButtonLink href={noWay.hint.href}>{noWay.hint.label}</ButtonLink>;
    return (
      <Panel title="길이 없습니다">
        <EmptyState icon="goods/treasure-map" text={noWay.text} action={action} />
      </Panel>
    );
  }
  const fault = [data.from, data.to].find(({ isFault }) => isFault);
  return (
    <>
      {fault && (
        <Panel title="찾지 못했습니다">
          <EmptyState icon="goods/treasure-map" text={`${fault.note} 이름의 한 부분이나 초성도 알아듣습니다.`} />
        </Panel>
      )}
      <WayInvitation data={data} />
    </>
  );
}

import { useEffect } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { navigate } from '#platform/client/navigate.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Chips } from '#ui/components/choices.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { ArrowRightIcon } from '#ui/icons/page-icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { mapRouteHref } from '../../refs/ui/public/map-route-link.ts';
import { rememberRouteStart, useRouteStart } from '../../refs/ui/public/route-start.ts';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { startedRouteHref } from '../map-route.params.ts';
import css from '../ui/map-route.module.css';
import { MapRouteForm } from '../ui/map-route-form.tsx';
import { MapRouteStrip } from '../ui/map-route-strip.tsx';
import type { EndData, load, MapRoutePageData } from './map-route.loader.ts';

const PATH = '/maps/route';

const MapRouteAnswer = await drawnLater(async () => (await import('../ui/map-route-answer.tsx')).MapRouteAnswer);

/** `ownLevel`: level of the visitor's character; null: not signed in, or not known. */
export default function MapRoutePage({ ownLevel }: { ownLevel: number | null }) {
  const data = usePageData<typeof load>();
  const { text, place, isError } = data.from;
  const start = useRouteStart();
  useEffect(() => {
    if (place && !isError) rememberRouteStart({ place, text });
  }, [place, text, isError]);
  const started = startedRouteHref(data, start);
  useEffect(() => {
    if (started !== null) navigate(started, { replace: true });
  }, [started]);
  return (
    <>
      <PageMeta title={formatTitle(data)} description={DESCRIPTION} path={PATH} />
      <PageHead title={formatHead(data)} crumbs={[{ label: '지도', href: '/maps' }, { label: '길찾기' }]} />
      <div className={`cols flip ${css.cols}`}>
        <div className="stack">
          <Panel>
            <MapRouteForm
              from={data.from.text === '' && !data.from.isError && start ? start : data.from}
              to={data.to}
              level={data.level.text}
              catalogVersion={data.catalogVersion}
              isMain
              fromNote={hasNote(data.from) && <EndNote end={data.from} />}
              toNote={hasNote(data.to) && <EndNote end={data.to} />}
            >
              <LevelField
                level={data.level}
                ownLevel={ownLevel}
                from={data.from.place ?? data.from.text}
                to={data.to.place ?? data.to.text}
              />
            </MapRouteForm>
          </Panel>
        </div>
        <div className="stack">
          <Answer data={data} />
        </div>
        {!data.route && !data.noRoute && (
          <div className="stack">
            <Panel title="길찾기 방법">
              <div className="pad">
                <ul className="small dim bullets quiet">
                  <li>지도, 사냥터, NPC 이름을 적습니다. 이름의 일부나 초성도 됩니다.</li>
                  <li>아이템을 적으면 팔거나 드롭하는 가장 가까운 곳을 찾습니다.</li>
                  <li>맵 이동이 가장 적은 길을 찾고, 같으면 걸음 수가 적은 길을 고릅니다.</li>
                  <li>레벨을 적으면 들어갈 수 있는 곳만 지나고, 일방통행과 세계전도도 계산에 넣습니다.</li>
                </ul>
              </div>
            </Panel>
            {data.examples.length > 0 && (
              <Panel title="길찾기 예시">
                <Destinations rows={data.examples} />
              </Panel>
            )}
          </div>
        )}
      </div>
    </>
  );
}

const DESCRIPTION =
  '바람의나라 클래식의 지도, 사냥터, NPC, 아이템이 있는 곳까지 맵 이동이 가장 적은 길을 좌표와 함께 찾습니다.';

function formatTitle({ from, to, route }: MapRoutePageData): string {
  return route ? `${from.text} → ${to.text} 길찾기` : '길찾기';
}

function formatHead({ from, to, route }: MapRoutePageData): string {
  return route ? `${from.text} → ${to.text}` : '길찾기';
}

function Answer({ data }: { data: MapRoutePageData }) {
  const { route, noRoute, path } = data;
  if (route && path) {
    return (
      <>
        <MapRouteAnswer route={route} path={path} only={data.only} nearest={data.nearest} />
        {data.towns.length > 0 && <Towns title="다른 출발지" towns={data.towns} />}
        <MapRouteStrip route={route} />
        {route.provenance && (
          <FactNote {...route.provenance} about={`${data.from.text}에서 ${data.to.text}까지의 길`} />
        )}
      </>
    );
  }
  if (noRoute) {
    const { hint, nearest } = noRoute;
    const action = (hint || nearest) && (
      <>
        {nearest && <ButtonLink href={nearest.href}>{nearest.label}</ButtonLink>}
        {hint && (
          <ButtonLink tone={nearest ? 'ghost' : undefined} href={hint.href}>
            {hint.label}
          </ButtonLink>
        )}
      </>
    );
    return (
      <Panel title="길이 없습니다">
        <EmptyState icon="goods/treasure-map" text={noRoute.text} action={action} />
      </Panel>
    );
  }
  const unknownEnd = [data.from, data.to].find(({ isError }) => isError);
  return (
    <>
      {unknownEnd && (
        <Panel title="찾지 못했습니다">
          <EmptyState icon="goods/treasure-map" text="이름의 일부나 초성으로도 찾을 수 있습니다." />
        </Panel>
      )}
      <MapRouteInvitation data={data} />
    </>
  );
}

function EndNote({ end: { note, isError, others } }: { end: EndData }) {
  return (
    <>
      {note && <span className={isError ? 'up' : undefined}>{note}</span>}
      {others.length > 0 && (
        <details className={css.others}>
          <summary>다른 곳 {others.length}곳</summary>
          {others.map(({ label, detail, href }) => (
            <a key={href} href={href} className={`chip ${css.other}`} title={detail}>
              {label}
              <span className="faint elide">{detail}</span>
            </a>
          ))}
        </details>
      )}
    </>
  );
}

function hasNote({ note, others }: EndData): boolean {
  return note !== null || others.length > 0;
}

interface LevelFieldProps {
  level: { text: string; note: string | null };
  ownLevel: number | null;
  from: string;
  to: string;
}

function LevelField({ level: { text, note }, ownLevel, from, to }: LevelFieldProps) {
  const hint =
    ownLevel === null || String(ownLevel) === text ? (
      '적으면 그 레벨로 지나갈 수 있는 길만 찾습니다.'
    ) : (
      <a href={mapRouteHref({ from, to, level: ownLevel })}>
        내 캐릭터의 {withParticle(`레벨 ${ownLevel}`, '으로/로')} 보기
      </a>
    );
  return (
    <div className="field">
      <TextInput
        key={text}
        icon={<span className="meta nowrap">내 레벨</span>}
        aria-label="내 레벨"
        name="level"
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        defaultValue={text}
        placeholder="레벨 제한 없이"
        aria-describedby="way-level-hint"
      />
      <span className="hint" id="way-level-hint">
        {note ?? hint}
      </span>
    </div>
  );
}

function Towns({ title, towns }: { title: string; towns: MapRoutePageData['towns'] }) {
  return (
    <Panel title={title}>
      <div className="pad">
        <Chips label="출발 마을" className={css.choices} choices={towns} />
      </div>
    </Panel>
  );
}

function MapRouteInvitation({ data: { to, towns, goals } }: { data: MapRoutePageData }) {
  return (
    <>
      {towns.length > 0 && (
        <Towns title={to.text === '' || to.isError ? '출발지' : `${to.text}까지, 출발지`} towns={towns} />
      )}
      {goals.length > 0 && (
        <Panel title="사냥터로 가는 길" aside="지역마다 한 곳">
          <Destinations rows={goals} className={css.pairs} />
        </Panel>
      )}
    </>
  );
}

function Destinations({ rows, className }: { rows: MapRoutePageData['examples']; className?: string }) {
  return (
    <ul className={classNames(css.examples, className)}>
      {rows.map(({ label, detail, href }) => (
        <li key={href}>
          <a className="row-link" href={href}>
            <span className="nm">{label}</span>
            <span className={`meta ${css.detail}`}>{detail}</span>
            <ArrowRightIcon size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}

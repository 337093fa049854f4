import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { formatAmount, formatDigits, roughAmount } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Stats } from '#ui/components/key-values.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { ItemLink, SkillLink } from '../../refs/ui/public/game-link.tsx';
import { RouteLink } from '../../refs/ui/public/route-link.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { Worth } from '../../ui/public/worth.tsx';
import { materialAmount } from '../skill.labels.ts';
import { SameName, SkillVariants } from '../ui/skill-variants.tsx';
import css from '../ui/skills.module.css';
import type { load, SkillMaterialRow, SkillNeighbour, SkillPageData } from './skill.loader.ts';

/** @public Read by the list of pages. */
export const params = gameServerParams;

export default function SkillPage() {
  const data = usePageData<typeof load>();
  const { skill, job } = data;
  const crumbs = [
    { label: '기술', href: '/skills' },
    { label: job.name, href: `/skills?job=${job.id}` },
  ];
  return (
    <>
      <PageMeta
        title={`${skill.name} (${job.name} 기술)`}
        description={formatSummary(data)}
        image={`/share/skills/${skill.id}.png`}
      />
      <PageHead
        title={skill.name}
        crumbs={crumbs}
        lead={formatLead(data)}
        tile={<Tile icon={skill.icon} tone={skill.tone} size="xl" />}
      />
      <div className="cols">
        <div className="stack">
          <SkillEffect data={data} />
          <Stats rows={listStats(data)} />
          <SkillMaterials
            rows={data.materials}
            total={data.total}
            exp={data.exp}
            level={data.level}
            href={`/calc/skills?job=${job.id || 1}&to=${data.level}`}
          />
          {data.variants.length > 0 && <SkillVariants rows={data.variants} note={data.variantsNote} />}
          {data.sameName.length > 0 && <SameName rows={data.sameName} />}
        </div>
        <div className="stack">
          <SkillNeighbours rows={data.neighbours} skillId={skill.id} job={job} />
          <FactNote
            {...data.provenance}
            about={`${skill.name} (${job.name})`}
            row={{ entity: 'skills', id: skill.id }}
          />
        </div>
      </div>
    </>
  );
}

function SkillEffect({ data: { effect, description, levelNote } }: { data: SkillPageData }) {
  return (
    <Panel>
      <div className="pad stack">
        <p className={effect ? css.effect : 'body dim'}>{effect ?? '효과는 아직 알려지지 않았습니다.'}</p>
        {description && <p className="body dim">{description}</p>}
        {levelNote && <Note>{levelNote}</Note>}
      </div>
    </Panel>
  );
}

function formatLead({ job, level, grade }: SkillPageData): string {
  return [job.id === 0 ? '네 직업이 모두 배움' : job.name, `레벨 ${level}부터`, grade && `${grade}부터`]
    .filter(Boolean)
    .join(' · ');
}

function listStats({ level, grade, exp, materials, total }: SkillPageData) {
  return [
    { label: '배우는 레벨', value: String(level) },
    ...(grade ? [{ label: '승급', value: grade }] : []),
    ...(exp === null ? [] : [{ label: '필요 경험치', value: formatDigits(exp) }]),
    ...(total === null ? [] : [{ label: '재료 합계', value: <Total materials={materials} total={total} /> }]),
  ];
}

/** Maximum number of materials that are named; for more, only their number is shown. */
const MAX_NAMED = 2;

/** Shows the sum of the known prices, and the materials without a price. */
function Total({
  materials,
  total,
}: {
  materials: readonly SkillMaterialRow[];
  total: NonNullable<SkillPageData['total']>;
}) {
  const unpriced = materials.filter(({ cost }) => cost === undefined);
  return (
    <>
      {formatAmount(roughAmount(total.cost))}
      {unpriced.length > 0 && (
        <i>
          {' +\u00a0'}
          <span className="own-text">
            {unpriced.length > MAX_NAMED
              ? `재료 ${unpriced.length}종`
              : unpriced.map(({ name, quantity }) => `${name}\u00a0${formatDigits(quantity)}`).join(' + ')}
          </span>
        </i>
      )}
    </>
  );
}

function formatSummary({ skill, job, level, effect, materials }: SkillPageData): string {
  const stacks = materials.map(({ name, quantity }) => `${name} ${materialAmount({ name, quantity })}`).join(', ');
  return [
    `바람의나라 클래식 ${withParticle(skill.name, '은/는')} ${job.name} 기술로 레벨 ${level}부터 배웁니다.`,
    effect && `${effect}.`,
    stacks && `재료는 ${stacks}입니다.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface SkillMaterialsProps {
  rows: readonly SkillMaterialRow[];
  total: SkillPageData['total'];
  exp: number | null;
  level: number;
  href: string;
}

function SkillMaterials({ rows, total, exp, level, href }: SkillMaterialsProps) {
  return (
    <Panel
      title="필요 재료"
      aside={exp === null ? undefined : `경험치 ${formatDigits(exp)}`}
      more={{ href, label: `레벨 ${level}까지 합계` }}
    >
      {rows.length === 0 ? (
        <p className="pad dim">알려진 재료가 없습니다.</p>
      ) : (
        <MaterialTable rows={rows} total={total} />
      )}
    </Panel>
  );
}

function MaterialTable({ rows, total }: Pick<SkillMaterialsProps, 'rows' | 'total'>) {
  return (
    <table className="t two even">
      <thead>
        <tr>
          <th>재료</th>
          <th className="wide">드롭 몬스터</th>
          <th className={`num wide ${css.quantity}`}>개수</th>
          {total && <th className={`num ${css.cost}`}>시세 합계</th>}
          <th className={css.route}>
            <span className="visually-hidden">가는 길</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={row.item ? 'tap-row' : undefined}>
            <td>
              {row.item ? (
                <ItemLink
                  {...row.item}
                  className="opens"
                  sub={
                    <span className="narrow">
                      {[`${formatDigits(row.quantity)}개`, dropperNames(row)].filter(Boolean).join(' · ')}
                    </span>
                  }
                />
              ) : (
                row.name
              )}
            </td>
            <td className="wide dim">{row.droppedBy.length > 0 ? <Droppers row={row} /> : '–'}</td>
            <td className="num wide">{formatDigits(row.quantity)}</td>
            {total && (
              <td className="num">
                <Worth price={row.cost} />
              </td>
            )}
            <td className="num">
              {row.item && row.hasPlace && (
                <RouteLink to={`item:${row.item.id}`} name={row.name} className="btn ghost sm" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Droppers({ row: { droppedBy, hasMoreDroppers } }: { row: SkillMaterialRow }) {
  return (
    <>
      {droppedBy.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && <span className="own-text">{' · '}</span>}
          <a className="quiet" href={`/monsters/${id}`} data-card={`monster:${id}`}>
            {name}
          </a>
        </span>
      ))}
      {hasMoreDroppers && <span className="own-text">{' 등'}</span>}
    </>
  );
}

function dropperNames({ droppedBy, hasMoreDroppers }: SkillMaterialRow): string {
  return droppedBy.map(({ name }) => name).join(' · ') + (hasMoreDroppers ? ' 등' : '');
}

interface SkillNeighboursProps {
  rows: readonly SkillNeighbour[];
  skillId: number;
  job: { id: number; name: string };
}

function SkillNeighbours({ rows, skillId, job }: SkillNeighboursProps) {
  return (
    <Panel title={`${job.name} 기술`} more={{ href: `/skills?job=${job.id}`, label: '기술 전체' }}>
      <table className="t">
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={row.id === skillId ? 'tap-row now' : 'tap-row'}
              aria-current={row.id === skillId ? 'page' : undefined}
            >
              <td>
                <SkillLink {...row} size="s" className="opens" />
              </td>
              <td className="num dim">레벨 {row.level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

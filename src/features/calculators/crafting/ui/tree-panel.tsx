import { RoughPrice } from '#features/trade/quotes/ui/public/rough-price.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { expectedText, failureText, rateText, whole } from '../craft.labels.ts';
import type { CraftAnswer } from '../craft-answer.rules.ts';
import { type CraftQuery, choiceChanges } from '../craft-query.rules.ts';
import type { TreeNode } from '../craft-tree.rules.ts';
import type { craftingParams } from '../crafting.params.ts';
import css from './crafting.module.css';
import { HereLink } from './here-link.tsx';
import { ScrapLine } from './odds-panel.tsx';

interface TreePanelProps {
  queryState: QueryStateOf<typeof craftingParams>;
  answer: CraftAnswer;
  query: CraftQuery;
}

export function TreePanel({ queryState, answer, query }: TreePanelProps) {
  const { root, isShortened } = answer.tree;
  return (
    <Panel title="조합 순서도" aside="개수는 평균">
      <div className={css.tree}>
        <ul>
          <Branch node={root} answer={answer} queryState={queryState} query={query} isRoot />
        </ul>
        {isShortened && <p className="note">아래쪽을 줄였습니다. 모두는 ‘모을 재료’에 있습니다.</p>}
      </div>
      <ScrapLine answer={answer} />
    </Panel>
  );
}

interface BranchProps extends TreePanelProps {
  node: TreeNode;
  isRoot?: boolean;
}

function Branch({ node, isRoot = false, ...rest }: BranchProps) {
  return (
    <li>
      <Place node={node} isRoot={isRoot} {...rest} />
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Branch key={child.path} node={child} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Place({ node, isRoot, answer, queryState, query }: BranchProps & { isRoot: boolean }) {
  const item = answer.graph.itemById.get(node.itemId);
  if (!item) return null;
  const isDone = node.used > 0 && node.used >= node.amount;
  return (
    <div className={`tap-row ${css.node} ${isDone ? css.done : ''}`}>
      <Tile icon={item.icon} tone={item.tone} size="s" />
      <span className={css.name}>
        <a href={`/items/${item.id}`} className="opens" data-card={`item:${item.id}`}>
          {item.name}
        </a>
        <b className={`px ${css.nameText}`}>×{expectedText(node.amount)}</b>
        {node.used > 0 && <span className={`px ${css.nameText} ${css.used}`}>보유 {expectedText(node.used)}</span>}
      </span>
      <Mark node={node} isRoot={isRoot} answer={answer} queryState={queryState} query={query} name={item.name} />
      {node.cost !== null && (
        <span className={`${css.price} num`}>
          <RoughPrice amount={whole(node.cost)} />
        </span>
      )}
      {node.craft && !isDone && <Attempts node={node} answer={answer} isRoot={isRoot} />}
      {node.kind === 'ring' && <span className={`sub ${css.odds}`}>다시 나온 재료는 구매로 계산합니다</span>}
    </div>
  );
}

interface AttemptsProps {
  node: TreeNode;
  answer: CraftAnswer;
  isRoot: boolean;
}

/** The root's returns of a failed attempt are shown beside the question instead. */
function Attempts({ node: { craft, attempts }, answer, isRoot }: AttemptsProps) {
  if (!craft) return null;
  const parts = [
    rateText(craft),
    craft.odds.p < 1 ? `평균 ${expectedText(attempts)}번` : null,
    isRoot ? null : failureText(craft, answer.graph.itemById),
  ];
  return <span className={`sub ${css.odds}`}>{parts.filter((part) => part !== null).join(' · ')}</span>;
}

interface MarkProps extends TreePanelProps {
  node: TreeNode;
  isRoot: boolean;
  name: string;
}

function Mark({ node, isRoot, answer, queryState, query, name }: MarkProps) {
  const source = answer.sources.get(node.itemId);
  const isMade = node.kind === 'make';
  if (isRoot || node.kind === 'ring' || !source?.craft) {
    return <span className={`${isMade ? 'tag ok' : 'tag'} ${css.nodeTag}`}>{isMade ? '제작' : formatOffer(node)}</span>;
  }
  return (
    <span className={`seg sm ${css.choice}`}>
      <HereLink
        queryState={queryState}
        changes={choiceChanges(query, node.itemId, 'buy')}
        current={!isMade}
        label={`${name} 구매`}
      >
        구매
      </HereLink>
      <HereLink
        queryState={queryState}
        changes={choiceChanges(query, node.itemId, 'make')}
        current={isMade}
        label={`${name} 제작`}
      >
        제작
      </HereLink>
    </span>
  );
}

function formatOffer({ offer }: TreeNode): string {
  if (offer === null) return '구하기';
  return offer.from === 'shop' ? '상점' : '구매';
}

import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { type KingQuestMention, kingQuestHref } from '../king-quest.rules.ts';
import { kingQuestBand } from '../monster.labels.ts';

/** Which king sends one after this monster, and the experience he gives. */
export function KingQuestPanel({ quests }: { quests: readonly KingQuestMention[] }) {
  return (
    <Panel title="왕 퀘스트" aside="보상 경험치">
      <table className="t">
        <tbody>
          {quests.map((quest) => (
            <tr key={`${quest.king} ${kingQuestBand(quest)}`}>
              <th scope="row">
                <a href={kingQuestHref(quest)} className="text-paper">
                  {quest.king}
                </a>
                <span className="sub">{kingQuestBand(quest)}</span>
              </th>
              <td className="num">{formatDigits(quest.reward)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

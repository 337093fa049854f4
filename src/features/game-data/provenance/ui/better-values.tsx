import { Panel } from '#ui/components/panel.tsx';
import { CorrectionLink } from '../../ui/public/fact-note.tsx';
import css from './sources.module.css';

/** Explains how a reader can report a better value. */
export function BetterValues() {
  return (
    <Panel title="더 나은 값을 안다면">
      <div className={`pad ${css.better}`}>
        <ol>
          <li>
            그 아이템·몬스터·지도의 페이지에서 맨 아래 <b>출처</b>를 펼칩니다.
          </li>
          <li>
            <b>틀린 정보 제보</b>를 눌러 맞는 값과 어떻게 알았는지 적습니다. 게임에서 본 수치와 날짜면 충분합니다.
          </li>
          <li>운영자가 확인해 출처와 함께 수정합니다.</li>
        </ol>
        <p>
          어느 페이지인지 모르면 여기서 적으세요: <CorrectionLink about="자료와 신뢰도" />
        </p>
      </div>
    </Panel>
  );
}

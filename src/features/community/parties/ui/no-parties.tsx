import { EmptyState } from '#ui/components/states.tsx';
import { partiesParams } from '../party.params.ts';

export interface NoPartiesProps {
  isFiltered: boolean;
}

export default function NoParties({ isFiltered }: NoPartiesProps) {
  return (
    <EmptyState
      icon="skill/castle"
      text={isFiltered ? '조건에 맞는 파티가 없습니다.' : '지금 모집 중인 파티가 없습니다.'}
      action={
        <span className="row wrap justify-center">
          {isFiltered && (
            <a className="btn" href="/party">
              모든 파티 보기
            </a>
          )}
          <a className="btn" href={partiesParams.link('/party', { form: 'new' })}>
            파티 만들기
          </a>
        </span>
      }
    />
  );
}

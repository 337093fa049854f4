import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { type TermsCard as Terms, termsRows, termsText } from '../deal-terms.rules.ts';
import css from './deals.module.css';

interface TermsCardProps extends Omit<Terms, 'place'> {
  other: 'sellerName' | 'buyerName';
}

export function TermsCard({ other, ...terms }: TermsCardProps) {
  const [place, setPlace] = useState('');
  const [name, setName] = useState('');
  const card: Terms = { ...terms, place, [other]: name || terms[other] };
  return (
    <div className="form">
      <div className={css.terms}>
        <KeyValues rows={termsRows(card)} />
      </div>
      <div className="f2 needs-script">
        <div className="field">
          <label htmlFor="deal-place">만날 자리</label>
          <input
            id="deal-place"
            className="in"
            value={place}
            maxLength={40}
            placeholder="국내성 주막 앞, 3채널"
            onChange={(event) => setPlace(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="deal-other">{other === 'buyerName' ? '사는 사람 이름' : '파는 사람 이름'}</label>
          <input
            id="deal-other"
            className="in"
            value={name}
            maxLength={12}
            placeholder={terms[other] || '게임 속 이름'}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      </div>
      <p className="needs-script">
        <Button onClick={() => void copy(termsText(card))}>
          <CopyIcon />
          조건 복사
        </Button>
      </p>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  const { copyText } = await import('#ui/overlay/copy-text.ts');
  await copyText(text, { done: '거래 조건을 복사했습니다' });
}

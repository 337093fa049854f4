import { useState } from 'react';
import { useStored } from '#platform/client/use-stored.ts';
import { Button } from '#ui/components/button.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { StoredItems } from '../stored-items.tsx';
import css from './saved-items.module.css';
import { drop, type SavedList } from './saved-items.ts';

interface SavedItemTableProps {
  list: SavedList;
  nothing: string;
}

export default function SavedItemTable({ list, nothing }: SavedItemTableProps) {
  const ids = useStored(list.stored);
  return (
    <StoredItems
      ids={ids}
      nothing={nothing}
      onDrop={(id) => !drop(list, id) && showUnsaved()}
      foot={<Clear list={list} count={ids.length} />}
    />
  );
}

function Clear({ list, count }: { list: SavedList; count: number }) {
  'use memo';
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <p className={css.clear}>
        <Button tone="ghost" size="sm" onClick={() => setSure(true)}>
          모두 비우기
        </Button>
      </p>
    );
  }
  return (
    <p className={css.clear}>
      <span className="grow dim">{count}개를 모두 비울까요?</span>
      <Button tone="danger" size="sm" onClick={() => !list.stored.delete() && showUnsaved()}>
        비우기
      </Button>
      <Button tone="ghost" size="sm" onClick={() => setSure(false)}>
        취소
      </Button>
    </p>
  );
}

function showUnsaved(): void {
  void showToast({ tone: 'bad', title: '이 기기에 저장하지 못했습니다' });
}

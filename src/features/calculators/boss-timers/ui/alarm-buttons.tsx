import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#ui/overlay/toast.ts';
import { type BossTimer, cameDue } from '../boss-timer.rules.ts';
import css from './boss-timers.module.css';
import { onSecond } from './second-clock.ts';

export function AlarmButtons({ timers }: { timers: readonly BossTimer[] }) {
  const [hasSound, setHasSound] = useState(false);
  const [hasNotices, setHasNotices] = useState(false);
  const [message, setMessage] = useState('');
  const onDue = useEffectEvent((since: number, now: number) => {
    const names = cameDue(timers, since, now).map(({ name }) => name);
    if (names.length === 0) return;
    setMessage(`리젠 시간입니다: ${names.join(', ')}`);
    if (!hasSound && !hasNotices) return;
    void import('./alarm.ts').then(({ beep, notice }) => {
      if (hasSound) beep();
      if (hasNotices) notice(names);
    });
  });
  useEffect(() => {
    let since = Date.now();
    return onSecond(() => {
      const now = Date.now();
      onDue(since, now);
      since = now;
    });
  }, []);
  const toggleSound = async () => {
    if (hasSound) return setHasSound(false);
    const { readySound } = await import('./alarm.ts');
    const isReady = await readySound();
    setHasSound(isReady);
    if (!isReady) await showToast({ tone: 'warn', title: '이 브라우저에서는 소리를 낼 수 없습니다' });
  };
  const toggleNotices = async () => {
    if (hasNotices) return setHasNotices(false);
    const { readyNotices } = await import('./alarm.ts');
    const isAllowed = await readyNotices();
    setHasNotices(isAllowed);
    if (!isAllowed) {
      await showToast({
        tone: 'warn',
        title: '알림이 막혀 있습니다',
        text: '브라우저의 사이트 설정에서 알림을 허용해 주세요.',
      });
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${hasSound ? 'chip on' : 'chip'} ${css.toolsChip}`}
        data-press=""
        aria-pressed={hasSound}
        onClick={toggleSound}
      >
        소리
      </button>
      <button
        type="button"
        className={`${hasNotices ? 'chip on' : 'chip'} ${css.toolsChip}`}
        aria-pressed={hasNotices}
        onClick={toggleNotices}
      >
        알림
      </button>
      <output className="visually-hidden" aria-live="off" data-spoken="">
        {message}
      </output>
    </>
  );
}

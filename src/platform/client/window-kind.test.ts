import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWindowKind, windowKind } from './window-kind.ts';

describe('what the window is', () => {
  let received: string[];
  let end: () => void;
  let textSize = 16;

  beforeEach(() => {
    vi.useFakeTimers();
    const target = new EventTarget();
    vi.stubGlobal('innerWidth', 1280);
    vi.stubGlobal('document', {});
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${textSize}px` }));
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
    received = [];
    end = onWindowKind(() => received.push(windowKind()));
  });

  afterEach(() => {
    end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const resize = (width: number) => {
    vi.stubGlobal('innerWidth', width);
    dispatchEvent(new Event('resize'));
  };

  it('is decided anew 50 ms after the last resize, and not before', () => {
    resize(600);
    vi.advanceTimersByTime(40);
    resize(500);
    vi.advanceTimersByTime(49);
    expect([windowKind(), received]).toEqual(['tablet', []]);
    vi.advanceTimersByTime(1);
    expect([windowKind(), received]).toEqual(['phone', ['phone']]);
  });

  it('is narrower beside larger text, as for the sheets', () => {
    textSize = 32;
    resize(1440);
    vi.advanceTimersByTime(50);
    textSize = 16;
    expect(received).toEqual(['phone']);
  });

  it('is told only when it changes', () => {
    resize(1100);
    vi.advanceTimersByTime(50);
    resize(1344);
    vi.advanceTimersByTime(50);
    expect(received).toEqual(['desk']);
  });

  it('is read from the window again once nobody listens', () => {
    end();
    resize(500);
    vi.advanceTimersByTime(50);
    expect([windowKind(), received]).toEqual(['phone', []]);
  });
});

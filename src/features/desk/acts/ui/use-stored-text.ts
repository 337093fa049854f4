import { useState } from 'react';
import { inTab } from '#platform/client/device-storage.ts';

const format = {
  parse: (text: string | null) => text ?? '',
  format: (text: string) => text || null,
};

/** A text that is typed beside a list, which survives a reload of the tab. */
export function useStoredText(name: string): [text: string, type: (text: string) => void] {
  const [stored] = useState(() => inTab(`desk-text:${name}`, format));
  const [text, setText] = useState(() => stored.read());
  return [
    text,
    (typed) => {
      setText(typed);
      stored.save(typed);
    },
  ];
}

const CLASS_OF_LEVEL = ['conf', 'conf low', 'conf mid', 'conf'] as const;

export function Confidence({ level, word }: { level: 0 | 1 | 2 | 3; word: string }) {
  return (
    <span className={CLASS_OF_LEVEL[level]}>
      <i className={level > 0 ? 'on' : undefined} />
      <i className={level > 1 ? 'on' : undefined} />
      <i className={level > 2 ? 'on' : undefined} />
      {word}
    </span>
  );
}

interface PictureChoice {
  /** Undefined: the quote of all servers. */
  gameServer?: number | undefined;
  /** Of the prices, `2026-11-21`, so that other sites fetch the picture anew; null: it shows none. */
  day: string | null;
}

/** The address of an item's share picture for a page. */
export function itemPicturePath(id: number, { gameServer, day }: PictureChoice): string {
  const query = [
    ...(gameServer === undefined ? [] : [`gameServer=${gameServer}`]),
    ...(day === null ? [] : [`v=${day}`]),
  ];
  return `/share/items/${id}.png${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

interface PictureChoice {
  /** Undefined: the quote over all servers. */
  gameServer?: number | undefined;
  /** Day of the prices, `2026-11-21`, so that other sites fetch the picture again; null: the picture shows no price. */
  day: string | null;
}

/** Returns the address of an item's share picture for use in a page. */
export function itemPicturePath(id: number, { gameServer, day }: PictureChoice): string {
  const query = [
    ...(gameServer === undefined ? [] : [`gameServer=${gameServer}`]),
    ...(day === null ? [] : [`v=${day}`]),
  ];
  return `/share/items/${id}.png${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

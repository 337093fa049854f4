declare const brand: unique symbol;

/** The name of something that changes: live listeners hear of it by this name, and a page that shows it carries it as a tag. */
export type Topic = string & { readonly [brand]: 'topic' };

/** The topics of the rows of one kind: `trades:item:12`. */
export interface TopicFamily {
  (id: number | string): Topic;
  /** What all of their names begin with: `trades:item:`. */
  readonly prefix: string;
  /** Whether a name that somebody typed is one of the family, with the id of a row: 1 to 999,999,999. */
  includes(name: string): boolean;
}

const ROW_ID = /^[1-9]\d{0,8}$/;

/* @__NO_SIDE_EFFECTS__ */
export function topic(name: string): Topic {
  return name as Topic;
}

/* @__NO_SIDE_EFFECTS__ */
export function topicFamily(name: string): TopicFamily {
  const prefix = `${name}:`;
  return Object.assign((id: number | string) => topic(prefix + id), {
    prefix,
    includes: (given: string) => given.startsWith(prefix) && ROW_ID.test(given.slice(prefix.length)),
  });
}

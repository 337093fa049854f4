declare const brand: unique symbol;

export type Topic = string & { readonly [brand]: 'topic' };

export interface TopicFamily {
  (id: number | string): Topic;
  readonly prefix: string;
  /** Whether an untrusted name belongs to the family and has an id from 1 to 999,999,999. */
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

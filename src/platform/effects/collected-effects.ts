import { type NewJob, newJob } from '#platform/jobs/job.ts';
import type { LiveEvent } from '#shared/live-event.ts';
import type { AddressedNotice, AuditRecord, Effects } from './effects.ts';

interface Collected {
  audit: Omit<AuditRecord, 'at'>;
  notices: AddressedNotice;
  jobs: NewJob;
  events: LiveEvent;
}

export class CollectedEffects implements Effects {
  readonly #actor: string | undefined;
  readonly #collected: { [Kind in keyof Collected]: Collected[Kind][] } = {
    audit: [],
    notices: [],
    jobs: [],
    events: [],
  };
  readonly #written = new Set<keyof Collected>();
  #reactedTo = 0;

  /** @param actor who is responsible; `undefined`: nobody, and audit entries are refused */
  constructor(actor: string | undefined) {
    this.#actor = actor;
  }

  readonly publish: Effects['publish'] = (...events) => {
    for (const event of events) this.#add('events', event);
  };

  readonly notify: Effects['notify'] = (recipientId, notice) => this.#add('notices', { recipientId, notice });

  readonly audit: Effects['audit'] = (action, subject, detail = {}, concerns = undefined) => {
    if (this.#actor === undefined)
      throw new Error(`Nobody is answerable for ${action}: name the actor of the transaction.`);
    this.#add('audit', { actor: this.#actor, action, subject, detail, concerns });
  };

  readonly enqueue: Effects['enqueue'] = (kind, payload, options) => this.#add('jobs', newJob(kind, payload, options));

  close<Kind extends keyof Collected>(kind: Kind): readonly Collected[Kind][] {
    this.#written.add(kind);
    return this.#collected[kind];
  }

  takeNewEvents(): readonly LiveEvent[] {
    const fresh = this.#collected.events.slice(this.#reactedTo);
    this.#reactedTo = this.#collected.events.length;
    return fresh;
  }

  #add<Kind extends keyof Collected>(kind: Kind, effect: Collected[Kind]): void {
    if (this.#written.has(kind)) throw new Error(`Too late: the ${kind} of this transaction are written already.`);
    this.#collected[kind].push(effect);
  }
}

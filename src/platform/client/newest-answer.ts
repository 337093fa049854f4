/** Orders answers that a later request or event may overtake: each one makes those before it out of date. */
export class NewestAnswer {
  #begun = 0;

  /** @returns whether nothing has begun since */
  begin(): () => boolean {
    this.#begun += 1;
    const own = this.#begun;
    return () => own === this.#begun;
  }
}

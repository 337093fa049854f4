export class SharedAnswers<Answer> {
  readonly #running = new Map<string, Promise<Answer>>();

  get(question: string, answer: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(question);
    if (running) return running;
    const answering = answer().finally(() => this.#running.delete(question));
    this.#running.set(question, answering);
    return answering;
  }
}

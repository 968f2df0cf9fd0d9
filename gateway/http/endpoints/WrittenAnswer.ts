/** An answer that was written before, `body` being the whole of it: it is sent as it is. */
export class WrittenAnswer {
  readonly body: string;
  constructor(body: string) {
    this.body = body;
  }
}

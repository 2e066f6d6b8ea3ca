// Something that is waited for until the test says so.

export class Gate {
  open = () => {}
  readonly opened = new Promise<void>((open) => {
    this.open = open
  })
}

// A tab of a browser that playwright does not drive: as much of one as it takes to play.
export interface Tab {
  readonly name: string
  goto(address: string): Promise<void>
  /** The value of an expression in the page; a promise is waited for. It has to be plain JSON. */
  evaluate<T>(expression: string): Promise<T>
  /** A real click on the first element that this XPath finds. Fails where there is none. */
  click(xpath: string): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** How long a browser may take to start, and one command of it. */
export const PATIENCE_MS = 60_000

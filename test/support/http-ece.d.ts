// The part of http_ece that tests use; it brings no types.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Opening {
    readonly version: 'aes128gcm'
    readonly privateKey: ECDH
    readonly authSecret: string
  }
  const ece: { decrypt(bytes: Buffer, opening: Opening): Buffer }
  export default ece
}

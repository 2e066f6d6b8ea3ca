// Whether the server that brought a mail says its sender is not who they claim to be. DMARC has the last word, as it knows
// which of the others is about that sender. Without it a right signature outweighs SPF, which forwarding breaks. To pass
// proves nothing: what lets somebody answer is the token.
import type { SenderChecks } from '../../ports/incoming.ts'

export function isForged({ spf, dkim, dmarc }: SenderChecks): boolean {
  if (dmarc === 'fail' || dmarc === 'pass') return dmarc === 'fail'
  if (dkim === 'fail' || dkim === 'pass') return dkim === 'fail'
  return spf === 'fail'
}

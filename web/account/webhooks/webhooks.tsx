// Webhooks: programs and channels that are told what happens in one's games.
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '../../api/client.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useWords } from '../../words/words.ts'
import { Section } from '../section.tsx'
import { accountWords } from '../words.ts'
import { NewWebhook } from './new-webhook.tsx'
import { WebhookItem } from './webhook.tsx'
import { webhookWords } from './words.ts'

export function Webhooks() {
  const words = useWords(webhookWords)
  const { places } = useWords(accountWords)
  const { data, error } = useQuery({ queryKey: ['webhooks'], queryFn: () => ask(api.GET('/v1/me/webhooks')) })
  return (
    <Section id="webhooks" title={places.webhooks}>
      <p>
        {words.hint} <a href="/docs#/accounts/createWebhook">{words.how}</a>
      </p>
      <ul className="list">
        {data?.map((hook) => (
          <WebhookItem key={hook.id} hook={hook} />
        ))}
      </ul>
      <ProblemNote error={error} />
      <NewWebhook />
    </Section>
  )
}

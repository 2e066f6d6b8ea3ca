// Changing one's profile, field by field.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { paths } from '../api/schema.d.ts'

export type Change = paths['/v1/me']['patch']['requestBody']['content']['application/json']

export function useChange() {
  const memory = useQueryClient()
  return useMutation({
    // One after the other, so that the last word is the newest; and nothing that was asked before comes after it.
    scope: { id: 'me' },
    onMutate: () => memory.cancelQueries({ queryKey: ['me'], exact: true }),
    mutationFn: (body: Change) => ask(api.PATCH('/v1/me', { body })),
    onSuccess: (profile) => memory.setQueryData(['me'], profile),
  })
}

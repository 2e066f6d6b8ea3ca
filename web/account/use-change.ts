// Changing one's profile, field by field.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { paths } from '../api/schema.d.ts'

export type Change = paths['/v1/me']['patch']['requestBody']['content']['application/json']

export function useChange() {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (body: Change) => ask(api.PATCH('/v1/me', { body })),
    onSuccess: (profile) => memory.setQueryData(['me'], profile),
  })
}

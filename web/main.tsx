// Where the web client begins.
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { memory } from './api/memory.ts'
import { keepPushing, startWorker } from './api/push.ts'
import { App } from './app.tsx'
import './styles/ground.css'
import './styles/parts.css'

createRoot(document.getElementById('herald')!).render(
  <StrictMode>
    <QueryClientProvider client={memory}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)

startWorker()
keepPushing()

// Checks games of this game, beside the page.
import { game } from '../../../../src/rules/xidit/xidit.ts'
import { serveChecks } from '../../shared/finale/serve-checks.ts'

serveChecks(game)

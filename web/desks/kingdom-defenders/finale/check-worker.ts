// Checks games of this game, beside the page.
import { game } from '../../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { serveChecks } from '../../shared/finale/serve-checks.ts'

serveChecks(game)

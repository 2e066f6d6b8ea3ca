import { describe, expect, it } from 'vitest'
import { missing } from '../../../src/rules/kingdom-defenders/pieces/camps.ts'
import { loseFame } from '../../../src/rules/kingdom-defenders/pieces/fame.ts'
import { requirementOf } from '../../../src/rules/kingdom-defenders/placement.ts'
import { cardOn, isThere } from '../../../src/rules/kingdom-defenders/table.ts'
import { pack, seatOf, table } from './board.ts'

describe('Pieces and words (KD-1)', () => {
  it('Fame is never below 0: whoever would lose more loses what they have (KD-1.2)', () => {
    const at = table({ seats: [{ fame: 1 }] })
    loseFame(at, 0, 2)
    expect(seatOf(at, 0).fame).toBe(0)
  })

  it('a space asks what its tile or card asks (KD-1.6)', () => {
    const at = table({ characters: { 'A.2': 'P12' }, row: { '3': 'A01' } })
    const asks = (id: string) => requirementOf(at, pack.spaces.get(id)!)
    expect(asks('A.2')).toEqual({ discs: 1, coins: 0, fame: 1 })
    expect(asks('B3.3')).toEqual({ discs: 2, coins: 0, fame: 0 })
    expect(asks('E1.b')).toEqual({ discs: 1, coins: 1, fame: 0 })
    expect(asks('A.P1')).toEqual({ discs: 1, coins: 0, fame: 0 })
  })

  it('a building is there when it is printed or revealed (KD-1.7)', () => {
    const at = table({ buildings: ['E6', 'E7', 'E8', 'E9', 'E10'] })
    at.state.revealed = 2
    expect(['E1', 'E6', 'E7', 'E8', 'E11'].map((id) => isThere(at, id))).toEqual([true, true, true, false, false])
  })

  it('the deck lies on its slot, its top card being the card there (KD-1.8)', () => {
    const four = table({ deck: ['A05', 'A06'] })
    expect([cardOn(four, 0)?.id, four.layout.row, four.layout.expiring]).toEqual(['A05', [1, 2, 3, 4], [3, 4]])
    const two = table({ players: 2, difficulty: 'standard', deck: ['A05', 'A06'] })
    expect([cardOn(two, 2)?.id, cardOn(two, 1), two.layout.row]).toEqual(['A05', undefined, [3, 4]])
  })

  it('missing is what the Horde needs less all camps together, by kind (KD-1.9)', () => {
    const at = table({
      horde: ['H02', 2],
      seats: [{ camp: { weapon: 2, spell: 1 } }, { camp: { weapon: 2, spell: 4 } }],
    })
    expect(missing(at)).toEqual({ weapon: 2, spell: 0 })
    expect(missing(table())).toEqual({ weapon: 0, spell: 0 })
  })
})

// The colours of this game's own things, beside those of all pictures. All of them flat: they must stay the same in a
// picture of few colours.

export * from '../paint.ts'

export const SEA = '#8fb2b4'
export const WAVE = '#6f979b'
export const LAND = '#d3d2a2'
export const HILL = { fill: '#b9bd83', line: '#7c8450' }
export const STONE = '#a79e8e'
export const MORTAR = '#8a8172'
export const TOWER = '#958c7c'
export const CITY = '#e4cda0'
export const CELL = '#f3e6c8'
export const LINE = '#8a6a35'
/** The ground of an area that takes discs. */
export const AREA = '#f3e8cb'
export const WOOD = '#5a4326'
export const CARD_LINE = '#7d6038'
export const BACK = '#8a7450'
/** Of what is closed, or not there. */
export const SHUT = '#c9bc9d'
/** Round what can be pointed at. */
export const CHOICE = '#0b6e4f'

export const DIE_PAINT: Readonly<Record<string, string>> = {
  force: '#6d7178',
  magic: '#6f4390',
  healing: '#a5332a',
  wealth: '#b07c17',
}

// Ids of our own making.

/** Of 16 random bytes. */
export const randomId = (random: (bytes: number) => string): string => uuidOf(random(16))

/** As ids are written here. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Hex digits as a UUID of version 4. */
function uuidOf(hex: string): string {
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}

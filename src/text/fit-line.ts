// Whether a text may stand in a line that others read, as a name or a title: it is what it looks like. Characters that cannot
// be seen, or that turn the order of others around, make one name look like another, or a sentence around it say something
// else.

/**
 * Controls, halves of characters, ends of lines; all that steers a text and is not seen itself (bidirectional controls, joiners,
 * soft hyphens, fillers); and the one blank that counts as a drawing.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Something to see. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What emoji are put together with: how a sign is to look, what joins several to one, and the letters in a flag. */
const OF_EMOJI = [
  /(?<=[\p{Emoji}\p{Extended_Pictographic}])[\ufe0e\ufe0f]/gu,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu,
  /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu,
]

export function isFitLine(text: string): boolean {
  const bare = OF_EMOJI.reduce((left, part) => left.replace(part, ''), text)
  return !UNSEEN.test(bare) && SEEN.test(bare)
}

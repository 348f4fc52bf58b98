const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
export const AVATAR_TYPES = TYPES.join(',')
export const AVATAR_MAX_MB = 5
const MB = 1_048_576
/** The side of what is kept: sharp on a fine screen, and still a small text. */
const SIDE_PX = 192
const QUALITY = 0.85

export type AvatarRefusal = 'noPicture' | 'tooLarge'

/** The largest square in the middle. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** Reads a picture, cuts it square and makes it small. Answers its data URL, or why it cannot be one. */
export async function readAvatar(file: File): Promise<{ picture: string } | { refusal: AvatarRefusal }> {
  if (!TYPES.includes(file.type)) return { refusal: 'noPicture' }
  if (file.size > AVATAR_MAX_MB * MB) return { refusal: 'tooLarge' }
  const image = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d')
  // Called a picture, and none.
  if (!image || !paper) return { refusal: 'noPicture' }
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const { x, y, side } = middleSquare(image.width, image.height)
  paper.drawImage(image, x, y, side, side, 0, 0, SIDE_PX, SIDE_PX)
  image.close()
  return { picture: canvas.toDataURL('image/webp', QUALITY) }
}

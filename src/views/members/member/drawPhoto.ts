import { PHOTO_PIXELS } from '@contract/members/photos'

const QUALITY = 0.82

/** The middle of a picture, small, as a JPEG in base64; upright as the camera says. Rejects for what the browser cannot show. */
export async function drawPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = PHOTO_PIXELS
  canvas.height = PHOTO_PIXELS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser draws no pictures')
  // What is transparent would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, PHOTO_PIXELS, PHOTO_PIXELS)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, PHOTO_PIXELS, PHOTO_PIXELS)
  picture.close()
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^.*,/, '')
}

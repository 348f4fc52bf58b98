import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'

const reader = createRequire(import.meta.url).resolve('jsqr')

type Read = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null

/** What a camera reads off the screen there, by a reader that has nothing to do with the writer; null: no code. */
export async function readQr(part: Locator): Promise<string | null> {
  const picture = (await part.screenshot()).toString('base64')
  // Beside the product, whose page lets no foreign script in.
  const bench = await part.page().context().newPage()
  try {
    await bench.addScriptTag({ path: reader })
    return await bench.evaluate(async (source) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      const pixels = pen?.getImageData(0, 0, image.width, image.height)
      const { jsQR } = globalThis as unknown as { jsQR: Read }
      return pixels ? (jsQR(pixels.data, image.width, image.height)?.data ?? null) : null
    }, picture)
  } finally {
    await bench.close()
  }
}

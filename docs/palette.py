"""Makes a PNG smaller: 256 colours, chosen by halving boxes of them. The browser that took the picture does the counting."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

COLOURS = 256
HALVE = """async ([data, number]) => {
    const image = await createImageBitmap(await (await fetch(data)).blob())
    const paint = new OffscreenCanvas(image.width, image.height).getContext('2d')
    paint.drawImage(image, 0, 0)
    const pixels = new Uint32Array(paint.getImageData(0, 0, image.width, image.height).data.buffer)
    const seen = new Map()
    for (const pixel of pixels) seen.set(pixel & 0xffffff, (seen.get(pixel & 0xffffff) ?? 0) + 1)

    const part = (colour, channel) => (colour >> (8 * channel)) & 255
    const weigh = (colours) => colours.reduce((sum, [, times]) => sum + times, 0)
    const boxOf = (colours) => {
      const spans = [0, 1, 2].map((channel) => {
        const values = colours.map(([colour]) => part(colour, channel))
        return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
      })
      const channel = spans.indexOf(Math.max(...spans))
      return { colours, channel, worth: spans[channel] * weigh(colours) ** 0.3 }
    }
    const boxes = [boxOf([...seen])]
    while (boxes.length < Math.min(number, seen.size)) {
      boxes.sort((one, two) => one.worth - two.worth)
      const { colours, channel } = boxes.pop()
      colours.sort(([one], [two]) => part(one, channel) - part(two, channel))
      // In the middle of what it spans, not of what it holds: rare colours stay themselves.
      const middle = (part(colours[0][0], channel) + part(colours.at(-1)[0], channel)) / 2
      const at = colours.findIndex(([colour]) => part(colour, channel) > middle)
      boxes.push(boxOf(colours.slice(0, at)), boxOf(colours.slice(at)))
    }

    const number_of = new Map()
    const palette = boxes.flatMap(({ colours }, n) => {
      for (const [colour] of colours) number_of.set(colour, n)
      return [0, 1, 2].map((channel) =>
        Math.round(colours.reduce((sum, [colour, times]) => sum + part(colour, channel) * times, 0) / weigh(colours)))
    })
    let text = ''
    for (const pixel of pixels) text += String.fromCharCode(number_of.get(pixel & 0xffffff))
    return [image.width, image.height, palette, btoa(text)]
}"""


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def smaller(page: Page, png: bytes) -> bytes:
    """``page``: an empty one, whose rules do not forbid reading the picture."""
    data = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    width, height, palette, text = page.evaluate(HALVE, [data, COLOURS])
    pixels = base64.b64decode(text)
    rows = b"".join(b"\0" + pixels[row * width:(row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in (
        (b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")))

/** The longest side of a canvas that every browser draws, and the most pixels, in CSS pixels (Safari's is the least: 16,777,216 px of area; Chromium's side 16,384). */
const most = { side: 16_384, area: 16_777_216 };

/** How much a picture is enlarged where it may be, and the least at which its words can still be read. */
const scales = { wanted: 2, least: 0.4 };

/** The scale at which a picture fits a canvas; undefined where nothing in it could be read. */
export function pictureScale(width: number, height: number): number | undefined {
  const scale = Math.min(
    scales.wanted,
    most.side / Math.max(width, height, 1),
    Math.sqrt(most.area / Math.max(width * height, 1)),
  );
  return scale >= scales.least ? scale : undefined;
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser could not draw the picture.'));
    image.src = address;
  });
}

/** An SVG document as a PNG, larger by up to two. Refuses, in words for the visitor, what no canvas can hold. */
export async function svgAsPng(svg: string, width: number, height: number): Promise<Blob> {
  const scale = pictureScale(width, height);
  if (scale === undefined)
    throw new Error(`The drawing is too large for a PNG (${width} × ${height} px). Save it as SVG.`);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(address);
    // Fonts of a picture may come a moment after the picture.
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(width * scale);
    canvas.height = Math.floor(height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gave no canvas to draw on.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!picture) throw new Error('The browser could not write the picture. Save it as SVG.');
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

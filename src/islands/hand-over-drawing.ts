import sans from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2?url';
import { drawnAsMermaid, giveFile } from '../stores/handing-over.ts';
import { notify } from '../stores/notices.ts';
import { drawingAsSvg, type EmbeddedFont } from '../ui/drawing/drawing-as-svg.ts';
import { svgAsPng } from '../ui/drawing/svg-as-png.ts';
import type { DrawingForm, Lead } from '../ui/view/lead.tsx';

type Drawing = Parameters<NonNullable<Lead['handOver']>>[0];

async function asAddress(url: string): Promise<string> {
  const font = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The font could not be read.'));
    reader.readAsDataURL(new Blob([font], { type: 'font/woff2' }));
  });
}

/** The fonts that a drawing uses, ready to be put into it. */
async function fontsOf({ nodes, edges }: Drawing): Promise<readonly EmbeddedFont[]> {
  const words = [
    ...nodes.flatMap(({ title, rows }) => [...title, ...rows.flatMap((row) => row.words)]),
    ...edges.flatMap(({ labels }) => labels.flatMap((label) => label.words)),
  ];
  const inter: EmbeddedFont = { family: 'Inter', address: await asAddress(sans) };
  if (!words.some(({ style }) => style === 'code')) return [inter];
  return [inter, { family: 'Source Code Pro', address: await asAddress(mono) }];
}

const fileName = (label: string, ending: string): string =>
  `${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`;

/** Gives a whole drawing away: as a file, or as text in the clipboard; says so where that fails. */
export async function handOverDrawing(drawing: Drawing, label: string, form: DrawingForm): Promise<void> {
  try {
    if (form === 'mermaid') {
      const text = drawnAsMermaid(drawing);
      if (text === undefined) throw new Error('The drawing has changed meanwhile. Try again.');
      await navigator.clipboard.writeText(text);
      notify('Copied as Mermaid.');
      return;
    }
    const svg = drawingAsSvg(drawing, label, await fontsOf(drawing));
    if (form === 'svg') await giveFile(fileName(label, 'svg'), new Blob([svg], { type: 'image/svg+xml' }));
    else await giveFile(fileName(label, 'png'), await svgAsPng(svg, drawing.width, drawing.height));
  } catch (failure) {
    notify(failure instanceof Error ? failure.message : 'The drawing could not be saved.', {
      kind: 'problem',
    });
  }
}

import type { Drawing, PlacedEdge, PlacedNode, PlacedWords } from '../../engine/index.ts';
import { ends } from './ends.ts';
import { endTransform, linePath } from './line-path.ts';

/** A font that is put into a picture: its family, and its file as a `data:` address. */
export interface EmbeddedFont {
  readonly family: 'Inter' | 'Source Code Pro';
  readonly address: string;
}

/** Colours on paper: those of the light theme in src/styles/tokens.css, as every program reads them. */
const colours = { paper: '#ffffff', ink: '#1a1d24', soft: '#545862', line: '#82868f', hairline: '#d6d9df' };

/** The sizes that src/layout measures with. */
const style = `text{font-family:Inter,"Helvetica Neue",Arial,sans-serif;white-space:pre}
.name{fill:${colours.ink};font-size:13px;font-weight:600}
.plain{fill:${colours.ink};font-size:12px}
.soft{fill:${colours.soft};font-size:11.5px}
.code{fill:${colours.soft};font-family:"Source Code Pro",Menlo,Consolas,monospace;font-size:11.5px;font-variant-ligatures:none}
.box{fill:${colours.paper};stroke:${colours.line}}
.dashed{stroke-dasharray:4 3}
.gap{stroke-dasharray:2 3}
.entry{stroke:${colours.ink};stroke-width:2}
.inner,.ring{fill:none;stroke:${colours.line}}
.divide{stroke:${colours.hairline}}
.dot{fill:${colours.ink}}
.key{stroke:${colours.ink}}
.line{fill:none;stroke:${colours.line};stroke-width:1.25}
.broken{stroke-dasharray:5 4}
.end{fill:${colours.paper};stroke:${colours.line};stroke-width:1.25}
.arrow{fill:${colours.line};stroke:none}`;

/** Whether XML allows a character (XML 1.0, 2.2). */
function isCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Text as XML has it, without the characters that it does not allow. */
const escaped = (text: string): string =>
  [...text]
    .filter(isCharacter)
    .join('')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function words({ text, style: name, x, y, anchor, width, underlined }: PlacedWords): string {
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const line = underlined ? `<path class="key" d="M${left} ${y + 2.5}h${width}"/>` : '';
  return `<text class="${name}" x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>${line}`;
}

function shape({ x, y, width, height, shape: kind, divide }: PlacedNode): string {
  if (kind === 'dot' || kind === 'bullseye') {
    const [cx, cy, radius] = [x + width / 2, y + height / 2, width / 2];
    const ring =
      kind === 'bullseye' ? `<circle class="ring" cx="${cx}" cy="${cy}" r="${radius - 0.5}"/>` : '';
    return `${ring}<circle class="dot" cx="${cx}" cy="${cy}" r="${kind === 'dot' ? radius : radius - 4}"/>`;
  }
  const round = kind === 'card' ? 2 : 10;
  const box = `<rect class="box ${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
  const inner =
    kind === 'final'
      ? `<rect class="inner" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="${round - 3}"/>`
      : '';
  return `${box}${inner}${divide === undefined ? '' : `<path class="divide" d="M${x} ${divide}h${width}"/>`}`;
}

const node = (placed: PlacedNode): string =>
  `<g><title>${escaped(placed.name)}</title>${shape(placed)}${[
    ...placed.title,
    ...placed.rows.flatMap((row) => row.words),
  ]
    .map(words)
    .join('')}</g>`;

function edge({ points, labels, dashed, tail, head }: PlacedEdge): string {
  const mark = (end: typeof head, along: typeof points): string =>
    end === 'plain' ? '' : `<path class="end ${end}" d="${ends[end]}" transform="${endTransform(along)}"/>`;
  const line = `<path class="line${dashed ? ' broken' : ''}" d="${linePath(points)}"/>`;
  const said = labels.flatMap((label) => label.words.map(words)).join('');
  return `<g>${line}${mark(head, points)}${mark(tail, points.toReversed())}${said}</g>`;
}

/**
 * A whole drawing as an SVG document of its own, on white: real text in the fonts that it names, which are in the file
 * where they are given. It holds no script, no link and no markup of anybody's text.
 */
export function drawingAsSvg(
  { width, height, nodes, edges }: Drawing,
  title: string,
  fonts: readonly EmbeddedFont[] = [],
): string {
  const faces = fonts.map(
    ({ family, address }) =>
      `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:200 900}\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${faces.join('')}${style}</style>`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    ...edges.map(edge),
    ...nodes.map(node),
    '</svg>',
    '',
  ].join('\n');
}

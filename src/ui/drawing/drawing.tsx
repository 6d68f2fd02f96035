import { memo, useMemo } from 'react';
import type { Drawing as DrawingData, PlacedEdge, PlacedNode, PlacedWords } from '../../engine/index.ts';
import { jump, type Lead } from '../view/lead.tsx';
import { useSlices } from '../view/slices.ts';
import css from './drawing.module.css';
import { ends } from './ends.ts';
import { Figure } from './figure.tsx';
import { endTransform, linePath } from './line-path.ts';

interface DrawingProps {
  readonly drawing: DrawingData;
  /** What is drawn, for those who hear it. */
  readonly label: string;
  readonly lead: Lead;
  /** The node that is marked as found. */
  readonly found?: string | undefined;
}

function Text({ text, style, x, y, anchor, width, underlined }: PlacedWords) {
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return (
    <>
      <text className={css[style]} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
      {underlined && <path className={css.key} d={`M${left} ${y + 2.5}h${width}`} />}
    </>
  );
}

const texts = (words: readonly PlacedWords[]) =>
  words.map((each) => <Text key={`${each.x} ${each.y} ${each.text}`} {...each} />);

function Shape({ node }: { readonly node: PlacedNode }) {
  const { x, y, width, height, shape, divide } = node;
  if (shape === 'dot' || shape === 'bullseye') {
    const [cx, cy, radius] = [x + width / 2, y + height / 2, width / 2];
    return (
      <>
        {shape === 'bullseye' && <circle className={css.ring} cx={cx} cy={cy} r={radius - 0.5} />}
        <circle className={css.dot} cx={cx} cy={cy} r={shape === 'dot' ? radius : radius - 4} />
      </>
    );
  }
  const round = shape === 'card' ? 2 : 10;
  return (
    <>
      <rect className={css.box} data-shape={shape} x={x} y={y} width={width} height={height} rx={round} />
      {shape === 'final' && (
        <rect
          className={css.inner}
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={round - 3}
        />
      )}
      {divide !== undefined && <path className={css.divide} d={`M${x} ${divide}h${width}`} />}
    </>
  );
}

interface NodeProps {
  readonly node: PlacedNode;
  readonly lead: Lead;
  readonly found: boolean;
}

const Node = memo(function Node({ node, lead, found }: NodeProps) {
  const body = (
    <>
      <title>{node.name}</title>
      <Shape node={node} />
      {texts(node.title)}
    </>
  );
  return (
    <g className={css.node} data-node={node.id} data-found={found || undefined}>
      {node.at ? (
        <a className={css.link} {...jump(lead, node.at)}>
          {body}
        </a>
      ) : (
        body
      )}
      {node.rows.map(({ box, words, at }, index) => (
        // What stands for several has no place of its own: its first row is where one comes by keys.
        <a
          key={`${at.from} ${box.y}`}
          className={css.link}
          {...jump(lead, at)}
          tabIndex={node.at || index > 0 ? -1 : undefined}
        >
          <rect className={css.row} {...box} />
          {texts(words)}
        </a>
      ))}
    </g>
  );
});

const Edge = memo(function Edge({ edge, lead }: { readonly edge: PlacedEdge; readonly lead: Lead }) {
  const { points, labels, dashed, tail, head } = edge;
  return (
    <g className={css.edge} data-edge={edge.id} data-tail={edge.from} data-head={edge.to}>
      <path className={css.line} data-dashed={dashed || undefined} d={linePath(points)} />
      {head !== 'plain' && (
        <path className={css.end} data-end={head} d={ends[head]} transform={endTransform(points)} />
      )}
      {tail !== 'plain' && (
        <path
          className={css.end}
          data-end={tail}
          d={ends[tail]}
          transform={endTransform(points.toReversed())}
        />
      )}
      {labels.map(({ box, words, at }) => (
        <a key={`${at.from} ${box.y}`} className={css.link} {...jump(lead, at)} tabIndex={-1}>
          <rect className={css.label} {...box} />
          {texts(words)}
        </a>
      ))}
    </g>
  );
});

/** Elements that are made for what is drawn, roughly: nodes, then lines. */
const sizesOf = ({ nodes, edges }: DrawingData): readonly number[] => [
  ...nodes.map(({ title, rows }) => 4 + title.length + 4 * rows.length),
  ...edges.map(({ labels }) => 3 + 4 * labels.length),
];

/**
 * A drawing as SVG with real text, in the size it was laid out for; everything in it leads to its place in the text.
 */
export function Drawing({ drawing, label, lead, found }: DrawingProps) {
  const { width, height, nodes, edges } = drawing;
  const sizes = useMemo(() => sizesOf(drawing), [drawing]);
  const shown = useSlices(sizes, lead.change !== undefined);
  return (
    <Figure label={label} width={width} height={height}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name */}
      <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <g data-stage="">
          {edges.slice(0, Math.max(0, shown - nodes.length)).map((edge) => (
            <Edge key={edge.id} edge={edge} lead={lead} />
          ))}
          {nodes.slice(0, shown).map((node) => (
            <Node key={node.id} node={node} lead={lead} found={node.id === found} />
          ))}
        </g>
      </svg>
    </Figure>
  );
}

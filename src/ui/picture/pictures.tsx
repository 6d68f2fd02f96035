import type { DrawnPart } from '../../engine/index.ts';
import type { Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import { Picture } from './picture.tsx';

interface PicturesProps {
  readonly parts: readonly DrawnPart[];
  readonly label: string;
  readonly lead: Lead;
}

/** A drawing; or those of its parts, which open one by one, where all of it is too large for one. */
export function Pictures({ parts, label, lead }: PicturesProps) {
  if (parts.length < 2)
    return parts.map(({ name, drawing }) => (
      <Picture key={`${label} ${name}`} drawing={drawing} label={label} lead={lead} />
    ));
  return parts.map(({ name, size, drawing }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may share a name
    <details key={index} className={css.group} open={index === 0}>
      <summary>
        {name} <span className={css.blank}>{size === 1 ? 'alone' : `and ${size - 1} more`}</span>
      </summary>
      <Picture drawing={drawing} label={`${label}: ${name}, ${index + 1} of ${parts.length}`} lead={lead} />
    </details>
  ));
}

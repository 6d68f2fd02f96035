import { Fragment } from 'react';
import { holdTogether } from './hold-together.ts';

/** Before each part of a path but the first, which stays with the method. */
const parts = /(?<=\S)(?=\/)/;

/** The name of a call in code: where there is little room its path is broken between two parts. */
export function CallName({ name }: { readonly name: string }) {
  return (
    <code>
      {holdTogether(name)
        .split(parts)
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </code>
  );
}

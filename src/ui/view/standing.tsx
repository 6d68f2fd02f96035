import type { ReactNode } from 'react';
import { type PointId, type PointShown, points } from '../../engine/index.ts';
import { None, NotShown, Open } from '../spec/said.tsx';
import css from './view.module.css';

/** What to write so that a view has something to show. */
const toWrite: Readonly<Record<PointId, ReactNode>> = {
  product: (
    <>Write in a paragraph what the product is for, and name each audience in a bullet: “**Client**: pays.”</>
  ),
  screens: (
    <>List each screen in a table with the columns Screen, Route, Shows, Calls, Leads to and Open to.</>
  ),
  entities: <>Give each entity a heading and a table with the columns Field, Type, Required and Rules.</>,
  states: <>Give each lifecycle a heading and a table with the columns From, Event, To, By, When and Then.</>,
  rules: <>List each rule in a table with the columns Subject, Rule, Message and Error.</>,
  roles: (
    <>
      Name each role in a bullet, and say in a table what each may: one column for actions, one for every
      role.
    </>
  ),
  calls: (
    <>
      Give each call a heading such as “### `POST /invoices`”, with a table of its payload and one of its
      answers.
    </>
  ),
  errors: <>List each error in a table with the columns Error, Status, When, Message and Handling.</>,
  constants: <>List each constant in a table with the columns Constant, Value, Unit and Meaning.</>,
};

function words(shown: PointShown): ReactNode {
  switch (shown) {
    case 'shown':
    case 'partly':
      return null;
    case 'not-shown':
      return (
        <>
          This point is <NotShown />.
        </>
      );
    case 'open':
      return (
        <>
          This point is an <Open question="" />.
        </>
      );
    case 'none':
      return (
        <>
          The document says that there is <None />.
        </>
      );
    case 'unstated':
      return <>Nothing is said of this point.</>;
  }
}

interface StandingProps {
  readonly point: PointId;
  readonly shown: PointShown;
  /** Whether the document has the heading of the point. */
  readonly headed: boolean;
  /** Where the format is explained. */
  readonly guide?: string;
}

/** What is said of a point as a whole where that is a gap or nothing, and what to write; otherwise the view speaks for itself. */
export function Standing({ point, shown, headed, guide }: StandingProps) {
  const said = words(shown);
  if (said === null) return null;
  const { number, title } = points[point];
  return (
    <div className={css.empty}>
      <p>{said}</p>
      {shown !== 'none' && (
        <p>
          {shown === 'unstated' && !headed && (
            <>
              It begins with the heading “## {number}. {title}”.{' '}
            </>
          )}
          {toWrite[point]}
          {guide !== undefined && (
            <>
              {' '}
              <a href={guide}>The format</a> shows an example.
            </>
          )}
        </p>
      )}
    </div>
  );
}

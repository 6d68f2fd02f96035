import type { ScreensView, ScreenView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import { Unsaid, unsaidColumns } from '../view/unsaid.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

/** The columns in which nothing is said of any screen. */
function unsaidOf({ screens }: ScreensView): readonly string[] {
  const columns = {
    Shows: screens.map(({ shows }) => shows),
    Calls: screens.map(({ calls }) => calls),
    'Leads to': screens.map(({ leadsTo }) => leadsTo),
    'Open to': screens.map(({ openTo }) => openTo),
  };
  const isByMatrix = screens.some(({ allowed }) => allowed.length > 0);
  return unsaidColumns(columns).filter((title) => title !== 'Open to' || !isByMatrix);
}

const facts = ['Shows', 'Calls', 'Leads to', 'Open to'];

/** The screens that a table tells something of: where nothing but names is known, those that no route has told yet. */
function toldHere({ screens, routes }: ScreensView, isSaid: boolean): readonly ScreenView[] {
  if (routes.length === 0 || isSaid) return screens;
  return screens.filter((screen) => screen.routes.is !== 'shown');
}

/** Every screen with what it shows and calls, where it leads, who may open it, and what is said of it in words. */
export function ScreenTable({ view, lead }: { readonly view: ScreensView; readonly lead: Lead }) {
  const unsaid = unsaidOf(view);
  const isDescribed = view.screens.some(({ description }) => description !== '');
  const screens = toldHere(view, isDescribed || unsaid.length < facts.length);
  return (
    <>
      {screens.length > 0 && screens.length < view.screens.length && (
        <p className={css.caption}>Without a route</p>
      )}
      <ViewTable
        label="Screens"
        lead={lead}
        columns={['Screen', ...facts, ...(isDescribed ? ['Description'] : [])]}
        unsaid={unsaid}
        rows={screens.map((screen) => ({
          key: screen.name,
          at: screen.at,
          cells: [
            <span key="name">
              <Jump lead={lead} at={screen.at}>
                {screen.any ? 'any screen' : screen.name}
              </Jump>
              {screen.entry && <span className={css.blank}> entry</span>}
              {screen.unreached && <span className={css.blank}> not reached</span>}
            </span>,
            <Tell key="shows" told={screen.shows} />,
            <Tell key="calls" told={screen.calls} />,
            <Tell key="leads" told={screen.leadsTo} />,
            screen.allowed.length === 0 ? (
              <Tell key="open" told={screen.openTo} />
            ) : (
              <span key="open">
                {joined(
                  screen.allowed.map(({ role, may, at }) => (
                    <Jump key={role} lead={lead} at={at}>
                      {role}
                      {may !== '' && <> ({may})</>}
                    </Jump>
                  )),
                )}
                <span className={css.blank}> by the matrix</span>
              </span>
            ),
            <Inline key="description" text={screen.description} />,
          ],
        }))}
      />
      <Unsaid columns={unsaid} described={isDescribed} />
    </>
  );
}

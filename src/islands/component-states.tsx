import { useState } from 'react';
import type { Specimen } from '../stores/specimen.ts';
import { Banners } from '../ui/banners/banners.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { DocumentRow } from '../ui/documents/document-row.tsx';
import { FindingCard } from '../ui/finding-list/finding-card.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { Notices } from '../ui/notices/notices.tsx';
import { Outline } from '../ui/outline/outline.tsx';
import { SideTabs } from '../ui/panes/side-tabs.tsx';
import { Shortcuts } from '../ui/shortcuts/shortcuts.tsx';
import { checkPath } from '../ui/site/site-path.ts';
import { Status } from '../ui/status/status.tsx';
import { ViewStates } from '../ui/view/view-states.tsx';
import css from './component-states.module.css';

type Summary = NonNullable<Specimen['summary']>;

interface ComponentStatesProps {
  /** What the build has read from a small draft: the data that the components show. */
  readonly summary: Summary;
}

const nothing = (): void => {};
const button = (label: string) => ({ label, run: nothing });

const banners = [
  {
    id: 'note',
    kind: 'note' as const,
    text: 'Something that is good to know.',
    actions: [button('Edit here')],
  },
  {
    id: 'problem',
    kind: 'problem' as const,
    text: 'Not saved: the disk is full. Save the text as a file.',
    actions: [button('Save as a file'), button('Try again')],
  },
];

const notices = [
  { id: 1, kind: 'done' as const, text: 'What went well.', action: button('Undo') },
  { id: 2, kind: 'problem' as const, text: 'What did not, and why.' },
  { id: 3, kind: 'offer' as const, text: 'What can be taken.', action: button('Load it') },
];

const savings = [{ is: 'saved' }, { is: 'saving' }, { is: 'not-saved', why: 'the disk is full' }] as const;
const readings = [
  { is: 'current' },
  { is: 'slow' },
  { is: 'asked' },
  { is: 'failed', why: 'the reader stopped' },
] as const;

const items = [
  { id: 'one', label: 'Something to do', detail: 'Alt O', onChoose: nothing },
  { id: 'two', label: 'Chosen', current: true, separated: true, onChoose: nothing },
  { id: 'three', label: 'Not chosen', current: false, onChoose: nothing },
];

const shortcuts = [
  { title: 'Rename', group: 'Write', keys: 'F2' },
  { title: 'Next finding', group: 'Go to', keys: 'Mod Shift K or F8' },
];

/** The components of the workbench in their states, shown on a page for whoever works on the site. */
export function ComponentStates({ summary }: ComponentStatesProps) {
  const [shows, setShows] = useState<'dialog' | 'keys'>();
  const [tab, setTab] = useState<'findings' | 'views'>('findings');
  const close = (): void => setShows(undefined);
  const document = { detail: 'draft.md', size: '1,200 characters', changed: '17:00' };
  const row = { onOpen: nothing, onRename: nothing, onDuplicate: nothing, onRemove: nothing };
  const card = {
    onChoose: nothing,
    onFix: nothing,
    onFixAll: nothing,
    onAllow: nothing,
    typedReason: () => '',
    onReason: nothing,
    onRelated: nothing,
    pageOf: checkPath,
  };
  return (
    <div className={css.states}>
      <Banners banners={banners} />
      <div className={css.corner}>
        <Notices notices={notices} onDismiss={nothing} />
      </div>
      <Breadcrumbs
        crumbs={[
          { label: '2 Screens and routes', from: 0, to: 0 },
          { label: 'Tool', from: 1, to: 1 },
        ]}
        onChoose={nothing}
      />
      <div className={css.row}>
        <Menu label="A menu" items={items} />
        <Menu label="An empty menu" items={[]} empty="Nothing to choose." />
        <button type="button" onClick={() => setShows('dialog')}>
          A dialog
        </button>
        <button type="button" onClick={() => setShows('keys')}>
          The keys
        </button>
      </div>
      <ViewStates />
      <div className={css.pair}>
        <Outline
          points={summary.points}
          unread={false}
          chosen={{ point: 'screens', element: undefined }}
          onChoose={nothing}
        />
        <SideTabs
          tabs={[
            { id: 'findings', label: 'Findings', count: summary.findings.length },
            { id: 'views', label: 'Views' },
          ]}
          current={tab}
          onShow={setTab}
        >
          {summary.findings.slice(0, 4).map((finding, index) => (
            <FindingCard
              key={finding.key}
              finding={{
                ...finding,
                line: index + 1,
                related: finding.related.map((place) => ({ ...place, line: index + 3 })),
              }}
              chosen={index === 1}
              alike={finding.fixes.map(() => 3)}
              {...card}
            />
          ))}
        </SideTabs>
      </div>
      <ul>
        <DocumentRow
          document={{ id: 'open', title: 'Open', open: true, tiles: summary.points, ...document }}
          {...row}
        />
        <DocumentRow
          document={{ id: 'unread', title: 'Not read yet', open: false, tiles: [], ...document }}
          {...row}
        />
      </ul>
      {savings.map((saving, index) => (
        <Status
          key={saving.is}
          saving={saving}
          reading={readings[index] ?? { is: 'current' }}
          announcement="2 contradictions."
          lines={60}
          onCancel={nothing}
          onResume={nothing}
          onSave={nothing}
        />
      ))}
      <Dialog open={shows === 'dialog'} title="A dialog" onClose={close}>
        <p>It has the focus while it is open, and gives it back.</p>
      </Dialog>
      {shows === 'keys' && <Shortcuts shortcuts={shortcuts} modifier="Ctrl" onClose={close} />}
    </div>
  );
}
